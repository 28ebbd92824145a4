import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { supportEvents } from '@nukkad/contract/talk/support/support.noun';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { type Notice, conversationThread, notice, person, text } from '../../../platform/notice/notice.ts';
import { type Said, momentOf } from '../../../platform/spoken.rules.ts';
import type { SessionDependencies } from './session.interface.ts';
import { findSession } from './session.store.ts';

const mostLines = 200;
type Language = 'en' | 'hi';

/** Each line with its time and who said it. */
const written = (lines: readonly ChatMessage[], language: Language): string =>
  lines
    .filter(({ deleted }) => deleted === 'no')
    .map(({ at, side, text: words, documents }) => {
      const us = language === 'hi' ? 'सहायता' : 'Support';
      const you = language === 'hi' ? 'आप' : 'You';
      return `${momentOf(new Date(at))[language]}  ${side === 'own' ? you : us}: ${[words, ...documents.map(({ fileName }) => `📎 ${fileName}`)].filter(Boolean).join(' ')}`;
    })
    .join('\n');

const talkPath = screenAddress.supportChat;

/** Where the person has rated already, they are not asked again. */
const askedToRate = (link: string, isRated: boolean): Said =>
  isRated
    ? { en: '', hi: '' }
    : { en: `\nHow was it? Rate this chat: ${link}\n`, hi: `\nबातचीत कैसी रही? रेटिंग दें: ${link}\n` };

/** To who does not have the talk in sight: that support has answered. Words that were read meanwhile are no news. */
const unread = ({ platform, chat }: SessionDependencies): Notice =>
  notice('support.tell_unread', supportEvents.sessionUnread, {
    tag: 'messages',
    thread: ({ sessionId }) => conversationThread(sessionId),
    opens: () => talkPath,
    to: async ({ facts }, reader) => person((await findSession(reader, facts.sessionId))?.userId),
    look: async ({ facts: { sessionId, seq } }, reader) => {
      const read = (await chat.readsOf(reader, [sessionId])).get(sessionId);
      return read?.isUnread && read.readSeq < seq
        ? { link: `${platform.config.publicOrigin}${talkPath}` }
        : null;
    },
    words: ({ link }) =>
      text({
        en: `support has answered in your chat. Read: ${link}`,
        hi: `सहायता ने आपकी चैट में जवाब दिया है। पढ़ें: ${link}`,
      }),
  });

/** The transcript by mail, when a talk with an agent has ended. */
export const sessionNotices = (deps: SessionDependencies): readonly Notice[] => {
  const { platform, chat } = deps;
  const { BRAND_NAME: brand, publicOrigin } = platform.config;
  return [
    unread(deps),
    notice('support.mail_transcript', supportEvents.sessionEnded, {
      tag: 'account',
      opens: () => talkPath,
      channels: ['mail'],
      to: async ({ facts }, reader) => {
        const row = await findSession(reader, facts.sessionId);
        return row?.repliedAt ? person(row.userId) : [];
      },
      look: async ({ facts }, reader) => {
        const page = { limit: mostLines, side: 'a' as const };
        const row = await findSession(reader, facts.sessionId);
        const lines = await chat.transcriptOf(reader, facts.sessionId, page, platform.clock.now());
        return { lines, rate: askedToRate(`${publicOrigin}${talkPath}`, row?.stars !== null) };
      },
      words: ({ lines, rate }) => ({
        fills: { text: { en: 'your chat with support ended', hi: 'सहायता से आपकी चैट समाप्त हुई' } },
        mail: {
          subject: { en: `${brand}: your chat with support`, hi: `${brand}: सहायता से आपकी चैट` },
          text: {
            en: `Your chat with support ended. This is what was said:\n\n${written(lines, 'en')}\n${rate.en}`,
            hi: `सहायता से आपकी चैट समाप्त हुई। बातचीत यह रही:\n\n${written(lines, 'hi')}\n${rate.hi}`,
          },
        },
      }),
    }),
  ];
};
