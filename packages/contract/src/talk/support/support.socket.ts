/** Live support on the realtime chat socket of specification section 7; names are spelled as there. */
import * as z from 'zod/mini';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { socketCall } from '../../kernel/socket-call.ts';
import { socketMessage } from '../../kernel/socket-message.ts';
import { chatErrors } from '../chat/chat.noun.ts';
import { chatMessage, messageId } from '../chat/chat.model.ts';
import { sessionErrors as e } from './session.noun.ts';
import {
  newSessionBody,
  supportLine,
  sessionId,
  supportAvailability,
  supportSession,
} from './session.model.ts';
import { supportErrors } from './support.noun.ts';

const authz = { who: 'signed-in', scope: 'own sessions only' } as const;
const openWhile = anyAccessLevel;

export const checkSupportAvailable = socketCall('checksupportavailable', {
  summary: 'Is support open, and has an agent room?',
  authz,
  openWhile,
  request: z.object({}),
  answer: supportAvailability,
});

export const createSession = socketCall('createSession', {
  summary: 'Talk to support; an open session about the same reference is answered as it is',
  authz,
  openWhile,
  request: newSessionBody,
  answer: supportSession,
  errors: [e.support_closed, supportErrors.message_looks_like_spam],
});

export const supportMessage = socketCall('supportmessage', {
  summary: 'Say something in an own session; stored once for each messageId',
  authz,
  openWhile,
  request: supportLine,
  answer: chatMessage,
  errors: [
    e.talk_not_found,
    e.session_ended,
    e.session_reopen_too_late,
    chatErrors.message_id_taken,
    chatErrors.chat_document_not_found,
  ],
});

export const getSupportMessage = socketCall('getsupportmessage', {
  summary: 'What was said in an own session, in order, behind `after`',
  authz,
  openWhile,
  request: z.object({
    sid: sessionId,
    after: z.optional(
      z
        .int('Enter a whole number.')
        .check(z.gte(0, 'At least 0.'), z.lte(2_000_000_000, 'This is too large.')),
    ),
  }),
  answer: z.array(chatMessage),
  errors: [e.talk_not_found],
});

export const readSupportMessage = socketCall('readsupportmessage', {
  summary: 'Read up to this message of an own session; never back. The desk sees it',
  authz,
  openWhile,
  request: z.object({
    messageId,
    recieverId: z.optional(z.unknown()),
    senderId: z.optional(z.unknown()),
  }),
  answer: z.object({ conversationId: z.uuid(), readSeq: z.int(), unread: z.int() }),
  errors: [e.talk_not_found, chatErrors.message_not_found],
});

export const supportTyping = socketCall('supporttyping', {
  summary: 'Writing in an own session, or no longer; told to the desk and kept nowhere',
  authz,
  openWhile,
  request: z.object({ sid: sessionId, typing: z._default(z.boolean('Choose yes or no.'), true) }),
  answer: z.object({}),
  errors: [e.talk_not_found],
});

export const end = socketCall('end', {
  summary: 'End an own session, or leave the queue',
  authz,
  openWhile,
  request: z.object({ sid: z.optional(sessionId) }),
  answer: supportSession,
  errors: [e.talk_not_found, e.session_moved_on],
});

/** Listened to by its person: the own session, or the place in the queue, is to be asked for again. */
export const supportChanged = socketMessage<Record<string, never>>('supportchanged');

/** Listened to by the agents' desk: this session, and the lists, are to be asked for again. */
export const deskChanged = socketMessage<{ readonly sid: string | null }>('supportdesk');

/** Listened to by the agents' desk: the person of this session writes, or no longer. */
export const personTypes = socketMessage<{ readonly sid: string; readonly typing: boolean }>('supporttyping');
