import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { chatErrors } from '../chat/chat.noun.ts';
import { chatMessage } from '../chat/chat.model.ts';
import { sessionErrors as e, sessionStatuses } from './session.noun.ts';
import { sessionFiles } from './session.api.ts';
import { deskLine } from './session.model.ts';
import { supportErrors } from './support.noun.ts';
import { incidentTopics, topic } from './support.model.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ sid: z.uuid('This is not a known id.') });
const version = whole(1, 1_000_000, 'As it was shown; a changed session is refused.');
const languages = ['en', 'hi'] as const;

/** A session as the desk's inbox lists it. */
export const deskSession = z.object({
  sid: z.uuid(),
  status: z.enum(sessionStatuses),
  topic,
  referenceNo: z.nullable(z.string()),
  userId: z.nullable(z.uuid()),
  fullName: z.string(),
  language: z.enum(languages),
  agentId: z.nullable(z.uuid()),
  agentName: z.nullable(z.string()),
  isOwn: z.boolean().check(z.describe('Of the Admin who asks.')),
  transferNote: z.string().check(z.describe('Why it was handed on; empty: it was not.')),
  waitingSince: z.nullable(instant('Since when the person waits for a word of ours; null: they do not.')),
  replyBy: z.nullable(instant('Until when the first reply is promised; null: it was given.')),
  lastText: z.string(),
  createdAt: instant(),
  endedAt: z.nullable(instant()),
  stars: z.nullable(z.int()),
  ratingWords: z.string(),
  incidentNumber: z.nullable(z.string()),
  version: z.int(),
  can: z.object({
    take: z.boolean(),
    give: z.boolean().check(z.describe('To a colleague, while it waits.')),
    say: z.boolean(),
    transfer: z.boolean(),
    resolve: z.boolean(),
    end: z.boolean(),
    makeIncident: z.boolean(),
  }),
});
export type DeskSession = z.output<typeof deskSession>;

export const deskAgent = z.object({
  userId: z.uuid(),
  name: z.string(),
  languages: z.array(z.enum(languages)),
  topics: z.array(topic),
  most: z.int().check(z.describe('How many sessions at once.')),
  load: z.int(),
});

/** The own duty, who else is there, and how well it goes. */
export const deskState = z.object({
  onDuty: z.boolean(),
  languages: z.array(z.enum(languages)),
  topics: z.array(topic).check(z.describe('What this agent knows best.')),
  most: z.int(),
  agents: z.array(deskAgent).check(z.describe('On duty now.')),
  waiting: z.int(),
  mine: z.int(),
  owed: z.int().check(z.describe('Own sessions whose person waits for a word of ours.')),
  rated: z.int().check(z.describe('Ratings of the last 30 days.')),
  meanStars: z.nullable(z.number()).check(z.describe('Of them, one decimal; null: none.')),
  satisfiedPercent: z.nullable(z.int()).check(z.describe('Of them with 4 or 5 stars.')),
});
export type DeskState = z.output<typeof deskState>;

export const getDesk = endpoint('GET /backoffice/support/desk', {
  summary: 'The own duty, agents on duty, how many wait, ratings',
  tag,
  authz: adminOnly,
  response: deskState,
});

export const setDuty = endpoint('POST /backoffice/support/duty', {
  summary: 'Go on or off duty; off duty own sessions return to the head of the queue',
  tag,
  authz: adminOnly,
  unconfirmed: 'own-text',
  body: z.object({
    onDuty: z.boolean('Choose yes or no.'),
    languages: z
      .array(z.enum(languages, 'Choose en or hi.'), 'Choose a language.')
      .check(z.minLength(1, 'Choose a language.'), z.maxLength(2, 'At most two.')),
    topics: z
      .optional(
        z
          .array(topic, 'Choose a topic.')
          .check(
            z.minLength(1, 'Choose a topic.'),
            z.maxLength(incidentTopics.length, 'Choose each topic once.'),
          ),
      )
      .check(z.describe('What this agent knows best; left out: all.')),
    most: whole(1, 10, 'Sessions at once.'),
  }),
  response: deskState,
});

export const keepDuty = endpoint('POST /backoffice/support/presence', {
  summary: 'Still there; silent for 2 minutes, an agent’s sessions return to the queue',
  tag,
  authz: adminOnly,
  unconfirmed: 'machine-or-hint',
  response: z.object({ onDuty: z.boolean() }),
});

export const deskSessionsQuery = z.object({
  ...pageQuery,
  show: z._default(z.enum(['mine', 'queue', 'all'], 'Choose one of the list.'), 'mine'),
  userId: z
    .optional(z.uuid('This is not a known id.'))
    .check(z.describe('With `all`: of this person alone.')),
});

export const listDeskSessions = endpoint('GET /backoffice/support/sessions', {
  summary: 'Own open sessions, those that wait in their order, or all, newest first',
  tag,
  authz: adminOnly,
  query: deskSessionsQuery,
  response: pageOf(deskSession),
});

const note = z.object({ noteId: z.uuid(), by: z.string(), note: z.string(), at: instant() });

export const deskTalk = z.object({
  session: deskSession,
  messages: z.array(chatMessage).check(z.describe('The newest 200, in order.')),
  notes: z.array(note),
});
export type DeskTalk = z.output<typeof deskTalk>;

export const getDeskSession = endpoint('GET /backoffice/support/sessions/{sid}', {
  summary: 'One session with what was said and notes of staff',
  tag,
  authz: adminOnly,
  params,
  response: deskTalk,
  errors: [e.talk_not_found],
});

export const takeSession = endpoint('POST /backoffice/support/sessions/{sid}/take', {
  summary: 'Take one from the queue',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: deskSession,
  errors: [e.talk_not_found, e.session_moved_on, e.not_on_duty],
});

export const sayAtDesk = endpoint('POST /backoffice/support/sessions/{sid}/message', {
  summary: 'Say something in an own session; the first reply starts it',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  params,
  body: deskLine,
  response: chatMessage,
  errors: [
    e.talk_not_found,
    e.session_moved_on,
    chatErrors.message_id_taken,
    chatErrors.chat_document_not_found,
  ],
});

export const addDeskFiles = endpoint('POST /backoffice/support/sessions/{sid}/documents', {
  summary: 'Files for words of an agent that are about to be said in an own session',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  params,
  upload: sessionFiles.upload,
  perMinute: sessionFiles.perMinute,
  response: sessionFiles.response,
  errors: sessionFiles.errors,
});

export const readAtDesk = endpoint('POST /backoffice/support/sessions/{sid}/read', {
  summary: 'An own session was read up to this number; its person sees so. Never back',
  tag,
  authz: adminOnly,
  unconfirmed: 'machine-or-hint',
  params,
  body: z.object({ seq: whole(1, 2_000_000_000, 'Number of the last message that was read.') }),
  response: z.object({ readSeq: z.int() }),
  errors: [e.talk_not_found],
});

export const moveDeskSession = endpoint('POST /backoffice/support/sessions/{sid}/status', {
  summary:
    'Resolve or end an own session, or hand it on with a note, to an agent or the head of the queue; give one that waits to a colleague',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z
    .object({
      verb: z.enum(['resolve', 'end', 'release', 'route'], 'Choose what to do.'),
      note: optionalText(500, 'For the next agent.'),
      agentId: z
        .optional(z.uuid('Choose an agent.'))
        .check(z.describe('Left out: the queue. `route` needs it.')),
      version,
    })
    .check(
      z.refine(({ verb, agentId }) => verb !== 'route' || agentId !== undefined, {
        error: 'Choose an agent.',
        path: ['agentId'],
      }),
    ),
  response: deskSession,
  errors: [e.talk_not_found, e.session_moved_on, e.agent_not_there],
});

export const deskToIncident = endpoint('POST /backoffice/support/sessions/{sid}/incident', {
  summary: 'Make a request of an own session for its person, linked both ways; once',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  params,
  body: z.object({ message: text(2_000, 'What is left to do; its person reads it as well.') }),
  response: deskSession,
  errors: [
    e.talk_not_found,
    e.session_moved_on,
    supportErrors.too_many_incidents,
    supportErrors.message_looks_like_spam,
  ],
});

export const addSessionNote = endpoint('POST /backoffice/support/sessions/{sid}/note', {
  summary: 'Keep a note that staff alone read',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  params,
  body: z.object({ note: text(1_000, 'For staff alone.') }),
  response: note,
  errors: [e.talk_not_found],
});
