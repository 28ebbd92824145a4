import { documentEvents } from '@nukkad/contract/files/document/document.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { type Said, dayIn } from '../../platform/spoken.rules.ts';
import { documentWords } from './document-words.ts';
import { findDocument } from './document.store.ts';
import type { Document } from './document.store.ts';

/** What is said of a document that ends; null: it is gone, or its last day is another one now. */
export const endingSeen = (document: Document | null): { type: Document['type']; day: string } | null =>
  document?.expiresOn ? { type: document.type, day: document.expiresOn } : null;

const endingWords = ({ type, day }: { readonly type: Document['type']; readonly day: string }): Said => ({
  en: `your ${documentWords[type].en} ends on ${dayIn('en', day)}. Upload the next one.`,
  hi: `आपके ${documentWords[type].hi} की मियाद ${dayIn('hi', day)} को ख़त्म होगी। अगला अपलोड करें।`,
});

/** For those who manage the profile that it belongs to. */
export const endingOfBusinessWords = ({
  type,
  day,
}: {
  readonly type: Document['type'];
  readonly day: string;
}): Said => ({
  en: `the ${documentWords[type].en} of your business ends on ${dayIn('en', day)}. Its owner has to upload the next one.`,
  hi: `आपके बिज़नेस के ${documentWords[type].hi} की मियाद ${dayIn('hi', day)} को ख़त्म होगी। मालिक को अगला अपलोड करना है।`,
});

/** The owner of a document learns that it ends. */
export const documentNotices: readonly Notice[] = [
  notice('document.tell_ending', documentEvents.ending, {
    tag: 'account',
    opens: () => screenAddress.ownDocuments,
    to: async ({ facts: { userId } }) => person(userId),
    look: async ({ facts: { documentId } }, reader) => endingSeen(await findDocument(reader, documentId)),
    words: (seen) => text(endingWords(seen)),
  }),
];
