import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { supportEvents } from '@nukkad/contract/talk/support/support.events';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { type Notice, notice, person } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { SessionDependencies } from './session.dependencies.ts';
import { findSession } from './session.store.ts';

const mostLines = 200;
type Language = 'en' | 'hi';

/** Each line with its time and who said it. */
const written = (lines: readonly ChatMessage[], language: Language): string =>
  lines
    .filter(({ deleted }) => deleted === 'no')
    .map(({ at, side, text }) => {
      const us = language === 'hi' ? 'सहायता' : 'Support';
      const you = language === 'hi' ? 'आप' : 'You';
      return `${momentOf(new Date(at))[language]}  ${side === 'own' ? you : us}: ${text}`;
    })
    .join('\n');

/** The transcript by mail, when a talk with an agent has ended. */
export const sessionNotices = ({ platform, chat }: SessionDependencies): readonly Notice[] => {
  const brand = platform.config.BRAND_NAME;
  return [
    notice('support.mail_transcript', supportEvents.sessionEnded, {
      tag: 'account',
      opens: () => `${screenAddress.messageCentre}?tab=support`,
      channels: ['mail'],
      to: async ({ facts }, reader) => {
        const row = await findSession(reader, facts.sessionId);
        return row?.repliedAt ? person(row.userId) : [];
      },
      look: async ({ facts }, reader) => {
        const page = { limit: mostLines, side: 'a' as const };
        return { lines: await chat.transcriptOf(reader, facts.sessionId, page, platform.clock.now()) };
      },
      words: ({ lines }) => ({
        fills: { text: { en: 'your chat with support ended', hi: 'सहायता से आपकी चैट समाप्त हुई' } },
        mail: {
          subject: { en: `${brand}: your chat with support`, hi: `${brand}: सहायता से आपकी चैट` },
          text: {
            en: `Your chat with support ended. This is what was said:\n\n${written(lines, 'en')}\n`,
            hi: `सहायता से आपकी चैट समाप्त हुई। बातचीत यह रही:\n\n${written(lines, 'hi')}\n`,
          },
        },
      }),
    }),
  ];
};
