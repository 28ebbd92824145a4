import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { type SocketPart, socketRoute } from '../../platform/socket/namespace.ts';
import { messagesOf, readUpTo, sendFrom, tellTyping, watchPresence } from './answer-socket.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { deleteMessage } from './delete-message.ts';
import type { EditMessage } from './edit-message.ts';
import { findOwn } from './find-conversation.ts';
import type { MoveMarks } from './move-marks.ts';
import { openConversation } from './open-conversation.ts';
import { reactToMessage } from './react-to-message.ts';
import type { SendMessage } from './send-messages.ts';
import { chatRoomsOf, presenceOf } from './tell-sides.ts';

/** The calls of chat on the messaging service's namespace. */
export const chatSockets = (
  deps: ChatDependencies,
  {
    send,
    moveMarks,
    edit,
  }: { readonly send: SendMessage; readonly moveMarks: MoveMarks; readonly edit: EditMessage },
): SocketPart => ({
  namespace: socket.chatNamespace,
  roomsOf: chatRoomsOf,
  presenceOf: (room, online) => {
    const whose = presenceOf(room);
    return whose && { type: socket.presenceChanged.name, data: { ...whose, online } };
  },
  routes: [
    socketRoute(socket.checkUser, async ({ input, viewer }) => {
      const own = await findOwn(deps, deps.platform.db, viewer, { ...input, conversationId: undefined });
      return { userExists: own !== null, conversationId: own?.row.conversationId ?? null };
    }),
    socketRoute(socket.addUser, ({ input, ...call }) => openConversation(deps, call, input)),
    socketRoute(socket.sendMessage, (request) => sendFrom(deps, send, request)),
    socketRoute(socket.getMessage, (request) => messagesOf(deps, request)),
    socketRoute(socket.readMessage, (request) => readUpTo(deps, moveMarks, request)),
    socketRoute(socket.delivered, ({ input, viewer, now }) =>
      moveMarks({ viewer, now, kind: 'delivered', ...input }),
    ),
    socketRoute(socket.deleteMessage, ({ input, viewer, now }) =>
      deleteMessage(deps, { viewer, now, messageId: input.messageId }, input.for),
    ),
    socketRoute(socket.editMessage, ({ input, viewer, now }) => edit({ viewer, now, ...input })),
    socketRoute(socket.reactToMessage, ({ input, ...call }) => reactToMessage(deps, call, input)),
    socketRoute(socket.typing, async (request) => {
      await tellTyping(deps, request);
      return {};
    }),
    socketRoute(socket.presence, (request) => watchPresence(deps, request)),
  ],
});
