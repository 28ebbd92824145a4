import { type Finder, forSignedIn } from '../../platform/search/finder.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { findOwnMessages } from './search-messages.ts';

const [before, length] = [30, 120];

/** The part of a message in which the first word stands. */
function placeOf(text: string, [word = '']: readonly string[]): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const from = Math.max(0, at - before);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + length)}`;
}

/** Messages of the conversations that the viewer may read, as the viewer reads them. */
export const messageFinders = (deps: ChatDependencies): readonly Finder[] => [
  {
    room: 'everyone',
    find: forSignedIn(async ({ reader, viewer, wanted, lang, now, limit }) => {
      if (wanted.text === '') return [];
      const found = await findOwnMessages(deps, reader, { viewer, lang, now }, { q: wanted.text, limit });
      return found.map(({ conversationId, seq, senderName, text }) => ({
        kind: 'message',
        id: `${conversationId}/${seq}`,
        title: senderName,
        facts: [placeOf(text, wanted.text.split(' '))],
        startsAt: null,
        status: null,
      }));
    }),
  },
];
