import { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { type OnPlatform, domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { defaultChatRules } from './chat.rules.ts';
import type {
  ChatDependencies,
  ChatInterfaces,
  ChatSockets,
  ChatInterface,
  NoticesRead,
} from './chat.interface.ts';
import { chatNotices } from './chat.notices.ts';
import { chatPersonal } from './chat-personal.store.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatSockets } from './chat.sockets.ts';
import { listKnownDocuments } from './document.store.ts';
import { type EditMessage, editMessage } from './edit-message.ts';
import { endWatching } from './end-watching.ts';
import { messageFinders } from './find-messages.ts';
import { chatFiles } from './keep-documents.ts';
import { createMoveMarks } from './move-marks.ts';
import { remembered } from './remembered.ts';
import { createSendMessage } from './send-messages.ts';
import { indexWords } from './search.store.ts';
import { supportSessions } from './support-session.ts';
import { sweepUnsent } from './sweep-unsent.ts';

export type {
  ChatInterface,
  NoticesRead,
  NewLine,
  NewSession,
  PersonRead,
  StoredLine,
} from './chat.interface.ts';

/** Conversations about bookings and the like, and what is written in them. */
export function createChatDomain(
  platform: Platform,
  interfaces: ChatInterfaces,
  sockets: ChatSockets,
): Domain & ChatInterface {
  const deps: ChatDependencies = { platform, ...interfaces, sockets };
  const memory = remembered(deps);
  const noticesRead = extensionPoint<NoticesRead>('chat.notices_read');
  const verbs = {
    send: createSendMessage(deps, memory),
    moveMarks: createMoveMarks({ ...deps, noticesRead }, memory),
    edit: (call: Parameters<EditMessage>[0]) => editMessage({ ...deps, memory }, call),
  };
  return {
    ...supportSessions(deps, verbs.moveMarks),
    noticesRead,
    name: 'chat',
    settings: { 'chat.rules': defaultChatRules },
    routes: chatRoutes(deps, verbs),
    sockets: [chatSockets(deps, verbs)],
    notices: chatNotices(deps),
    personal: chatPersonal,
    finders: messageFinders(deps),
    keptFiles: [{ prefixes: [chatFiles], listKnown: listKnownDocuments }],
    consumers: [
      consumer(
        'chat.end_watching',
        when(connectionEvents.blocked, ({ facts }) => endWatching(deps, facts)),
      ),
    ],
    cron: [
      { name: 'chat.sweep_unsent', match: '11 * * * *', run: () => sweepUnsent(platform) },
      {
        name: 'chat.index_words',
        match: '23 20 * * *',
        run: async () => void (await platform.write(system, (tx) => indexWords(tx, platform.clock.now()))),
      },
    ],
  };
}

export const chat = domain({
  needs: ['account', 'isThere', 'partner', 'profile', 'story', 'tell'],
  create: ({ platform, tell, isThere, ...interfaces }: ChatInterfaces & ChatSockets & OnPlatform) =>
    createChatDomain(platform, interfaces, { tell, isThere }),
});
