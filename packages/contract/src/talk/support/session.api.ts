import * as z from 'zod/mini';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, text } from '../../kernel/schema.ts';
import { chatErrors } from '../chat/chat.noun.ts';
import { chatDocument, chatMessage } from '../chat/chat.model.ts';
import { chatLimits, chatMediaTypes } from '../chat/session-types.ts';
import { sessionErrors as e } from './session.noun.ts';
import {
  newSessionBody,
  ratingBody,
  sessionId,
  supportAvailability,
  supportLine,
  supportSession,
} from './session.model.ts';
import { supportErrors } from './support.noun.ts';
import { incident, topic } from './support.model.ts';

const tag = 'Support';
const authz = { who: 'signed-in', scope: 'own sessions only' } as const;
/** Open in every standing: a person who is shut out needs support most. */
const openWhile = anyAccessLevel;

export const checkSupport = endpoint('GET /support/availability', {
  summary: 'Is support open, has an agent room, how long is the queue, and the own open session',
  tag,
  authz,
  openWhile,
  response: supportAvailability,
});

export const openSession = endpoint('POST /support/session', {
  summary: 'Talk to support; an open session about the same reference is answered as it is',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  perMinute: 6,
  body: newSessionBody,
  response: supportSession,
  errors: [e.support_closed, supportErrors.message_looks_like_spam],
});

export const getSession = endpoint('GET /support/session', {
  summary: 'One own session, or without an id the last one; null: there was none',
  tag,
  authz,
  openWhile,
  query: z.object({ sid: z.optional(sessionId) }),
  response: z.object({ session: z.nullable(supportSession) }),
  errors: [e.talk_not_found],
});

export const listSessionMessages = endpoint('GET /support/session/messages', {
  summary: 'What was said in an own session, in order, behind `after`',
  tag,
  authz,
  openWhile,
  query: z.object({
    sid: sessionId,
    after: z.optional(
      z.coerce
        .number<number | string>('Enter a number.')
        .check(
          z.int('Enter a whole number.'),
          z.gte(0, 'At least 0.'),
          z.lte(2_000_000_000, 'This is too large.'),
        ),
    ),
  }),
  response: z.object({ messages: z.array(chatMessage).check(z.describe('At most 200.')) }),
  errors: [e.talk_not_found],
});

export const sayInSession = endpoint('POST /support/session/message', {
  summary: 'Say something in an own session; in a resolved one it is opened again',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  perMinute: 120,
  body: supportLine,
  response: chatMessage,
  errors: [
    e.talk_not_found,
    e.session_ended,
    e.session_reopen_too_late,
    chatErrors.message_id_taken,
    chatErrors.chat_document_not_found,
  ],
});

/** The same for both sides. */
export const sessionFiles = {
  upload: {
    field: 'files',
    maxFiles: chatLimits.documents,
    maxBytes: chatLimits.documentBytes,
    mediaTypes: chatMediaTypes,
  },
  perMinute: 30,
  response: z.object({ documents: z.array(chatDocument) }),
  errors: [
    e.talk_not_found,
    e.session_ended,
    chatErrors.chat_document_unreadable,
    chatErrors.chat_document_active,
    chatErrors.chat_document_limit,
  ],
} as const;

export const addSessionFiles = endpoint('POST /support/session/documents', {
  summary: 'Files for words that are about to be said; seen by their sender alone until then',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  query: z.object({ sid: sessionId }),
  ...sessionFiles,
});

export const moveSession = endpoint('PATCH /support/session', {
  summary: 'Leave the queue, or end an own session',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  body: z.object({ sid: sessionId, verb: z.enum(['leave', 'end'], 'Choose what to do.') }),
  response: supportSession,
  errors: [e.talk_not_found, e.session_moved_on],
});

export const rateSession = endpoint('POST /support/session/rating', {
  summary: 'Rate an own session that has ended; the last word counts',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  body: ratingBody,
  response: supportSession,
  errors: [e.talk_not_found, e.session_not_rateable],
});

export const sessionToIncidentBody = z.object({
  sid: sessionId,
  message: text(2_000, 'What is left to do.'),
});

export const sessionToIncident = endpoint('POST /support/session/incident', {
  summary: 'Make a request of an own session, linked both ways; once',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  perMinute: 6,
  body: sessionToIncidentBody,
  response: incident,
  errors: [e.talk_not_found, supportErrors.too_many_incidents, supportErrors.message_looks_like_spam],
});

export const callBackBody = z.object({
  topic,
  message: text(2_000, 'What it is about.'),
  callAt: instant('When to call.'),
});

export const askCallBack = endpoint('POST /support/callback', {
  summary: 'Ask to be called at a time when support is open; it gets a number as a request does',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  perMinute: 6,
  body: callBackBody,
  response: incident,
  errors: [
    e.call_back_outside_hours,
    supportErrors.too_many_incidents,
    supportErrors.message_looks_like_spam,
  ],
  touches: 'nothing',
});
