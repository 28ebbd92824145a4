import { chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import * as socket from '@nukkad/contract/talk/support/support.socket';
import { refuse } from '../../../platform/refusal.ts';
import { type SocketPart, socketRoute } from '../../../platform/socket/namespace.ts';
import { moveSession } from './move-session.ts';
import { openSession } from './open-session.ts';
import { readAvailability, readOwnLines } from './read-session.ts';
import { sayInSession } from './say-in-session.ts';
import type { SessionDependencies } from './session.interface.ts';
import { findLast, findSession } from './session.store.ts';
import { readByPerson } from './read-line.ts';
import { isOwnSession } from './session.policy.ts';
import { deskRoomsOf, tellTyping } from './tell-desk.ts';

/** A call over the socket has no idempotency key: its ids make it safe to repeat. */
const once = { idempotency: null } as const;

/** The calls of live support beside those of chat. */
export const sessionSockets = (deps: SessionDependencies): SocketPart => ({
  namespace: chatNamespace,
  roomsOf: deskRoomsOf,
  routes: [
    socketRoute(socket.checkSupportAvailable, (call) => readAvailability(deps, call)),
    socketRoute(socket.createSession, (call) => openSession(deps, { ...call, ...once }, call.input)),
    socketRoute(socket.supportMessage, (call) => sayInSession(deps, { ...call, ...once }, call.input)),
    socketRoute(
      socket.getSupportMessage,
      async (call) => (await readOwnLines(deps, call, call.input)).messages,
    ),
    socketRoute(socket.readSupportMessage, (call) => readByPerson(deps, call, call.input.messageId)),
    socketRoute(socket.supportTyping, async ({ input, viewer }) => {
      const row = await findSession(deps.platform.db, input.sid);
      if (!row || row.endedAt || !isOwnSession(viewer, row)) return refuse(sessionErrors.talk_not_found);
      tellTyping(deps, input);
      return {};
    }),
    socketRoute(socket.end, async (call) => {
      const { db } = deps.platform;
      const { sid } = call.input;
      const row = sid === undefined ? await findLast(db, call.viewer.userId) : await findSession(db, sid);
      if (!row) return refuse(sessionErrors.talk_not_found);
      const verb = row.status === 'Pending' ? 'leave' : 'end';
      return moveSession(deps, { ...call, ...once }, { sid: row.sessionId, verb });
    }),
  ],
});
