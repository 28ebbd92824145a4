import {
  maskContacts,
  maskGoingOn,
  openEndOf,
} from '@nukkad/contract/kernel/contact-details/contact-details';
import type { Side } from './chat.rules.ts';
import type { ConversationRow } from './conversation.store.ts';
import type { MessageRow } from './message.store.ts';

/** Words as the other side may read them before contacts are visible, with what had been begun in a message before. */
export const hiddenIn = (text: string, begun: string | null | undefined): string =>
  begun ? maskGoingOn(begun, text) : maskContacts(text);

const masks = new WeakMap<MessageRow, string>();

/** Both sides are told of a message, and its words are looked through once. */
export function maskedWords(message: MessageRow): string {
  const known = masks.get(message) ?? hiddenIn(message.text, message.begun);
  masks.set(message, known);
  return known;
}

/** What a message goes on with, and what it leaves open; in plain sight nothing is followed. */
export interface Followed {
  readonly begun: string | null;
  readonly open: string;
}

export const nothingFollowed: Followed = { begun: null, open: '' };

export const follow = (row: Pick<ConversationRow, 'aOpen' | 'bOpen'>, side: Side, text: string): Followed =>
  followFrom(side === 'a' ? row.aOpen : row.bOpen, text);

/** `before`: what the same side left open. */
export function followFrom(before: string, text: string): Followed {
  if (before === '') return { begun: null, open: openEndOf(text) };
  const goesOn = maskGoingOn(before, text) !== maskContacts(text);
  return { begun: goesOn ? before : null, open: openEndOf(`${before}\n${text}`) };
}
