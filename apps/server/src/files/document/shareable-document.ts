import type { Platform } from '../../platform/platform.ts';
import type { Shareable, SharedThing } from '../share/index.ts';
import { isOwnDocument } from './document.policy.ts';
import { type Document, findDocument } from './document.store.ts';

const kind = { en: 'Shared document', hi: 'शेयर किया गया दस्तावेज़' };

const presentThing = ({ storage }: Platform, { fileName, bytes, storageKey }: Document): SharedThing => {
  const size = `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return {
    kind,
    name: { en: fileName, hi: fileName },
    from: null,
    facts: [{ en: size, hi: size }],
    words: null,
    files: [{ lang: null, fileName, read: () => storage.get(storageKey) }],
  };
};

/** A document is passed on by its owner alone. */
export const shareableDocument = (platform: Platform): Shareable => ({
  subject: 'document',
  sideOf: async (reader, viewer, documentId) => {
    const document = await findDocument(reader, documentId);
    return document && isOwnDocument(viewer, document) ? 'own' : null;
  },
  show: async (reader, documentId) => {
    const document = await findDocument(reader, documentId);
    return document && presentThing(platform, document);
  },
});
