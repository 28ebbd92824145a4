import { bookingState } from '../../market/booking/booking.model.ts';
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { instant, optionalText, paise, text } from '../../kernel/schema.ts';
import { reportSides } from './booking-problem.ts';
import { bookingProblem } from './booking-report.model.ts';
import { handlingErrors, supportErrors } from './support.noun.ts';
import { incidentPriorities, slaStates, supportTeams } from './incident-sla.ts';
import { incidentNote, label, labelLength } from './incident-handling.model.ts';
import { replySteps } from './reply.steps.ts';
import { incidentAnswer, incidentFile, incidentTopics, topic, incidentStatus } from './support.model.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall, shownRow } from '../../preview-call.ts';

// What is seen when an Admin answers or moves a support request. See docs/confirmations.md.

export const confirmsIncident = confirmation('support request', {
  incidentStatus: 'choice',
  messages: 'count',
  lastMessage: 'text',
});

export const seenOfIncident = (row: {
  readonly status: string;
  readonly message: string;
  readonly answers: readonly { readonly message: string }[];
}): Seen<typeof confirmsIncident> => ({
  incidentStatus: row.status,
  messages: row.answers.length + 1,
  lastMessage: row.answers.at(-1)?.message ?? row.message,
});

/** Of the Admin who asks, or of no one. */
export const incidentOwners = ['me', 'none'] as const;
export const incidentRests = ['awake', 'snoozed'] as const;

/** Called at the time they chose, or in words. */
export const answerWays = ['call', 'words'] as const;

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ incidentId: z.uuid('This is not a known id.') });

const reportedBooking = z.object({
  bookingId: z.uuid(),
  status: bookingState,
  startsAt: instant(),
  total: paise(),
  side: z.enum(reportSides).check(z.describe('Which side reports it.')),
  buyerId: z.uuid(),
  organisationId: z.nullable(z.uuid()),
});

export const officeIncident = z.object({
  incidentId: z.uuid(),
  incidentNumber: z.string(),
  topic,
  message: z.string(),
  bookingNumber: z.nullable(z.string()),
  bookingId: z
    .nullable(z.uuid())
    .check(z.describe('The booking of this number; null: none was named, or there is none of it.')),
  problem: z.nullable(bookingProblem).check(z.describe('What was reported of a booking; null: a message.')),
  answerBy: z.nullable(instant('Until when an answer was promised.')),
  booking: z
    .nullable(reportedBooking)
    .check(z.describe('The booking that was reported; null: a message; its booking number is not checked.')),
  status: incidentStatus,
  priority: z.enum(incidentPriorities),
  sla: z.enum(slaStates),
  team: z.nullable(z.enum(supportTeams)).check(z.describe('It was handed to this team last; null: to none.')),
  forwardReason: z.string().check(z.describe('Why, for staff alone.')),
  callAt: z
    .nullable(instant())
    .check(z.describe('When the person asked to be called; null: an answer in words.')),
  sid: z.nullable(z.uuid()).check(z.describe('The talk that it was made of; null: none.')),
  files: z.array(incidentFile),
  fullName: z.string(),
  userId: z.nullable(z.uuid()).check(z.describe('Null: a person who was not signed in.')),
  hasEmail: z.boolean().check(z.describe('Answers go by mail; false: by SMS.')),
  answers: z.array(incidentAnswer),
  assigneeId: z.nullable(z.uuid()).check(z.describe('The Admin who has it; null: no one.')),
  assigneeName: z.nullable(z.string()),
  labels: z.array(z.string()).check(z.describe('For staff alone, in lower case.')),
  notes: z.array(incidentNote).check(z.describe('For staff alone, oldest first.')),
  snoozedUntil: z.nullable(instant()).check(z.describe('It rests until then; null: it does not.')),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type OfficeIncident = z.output<typeof officeIncident>;

const errors = [
  supportErrors.incident_not_found,
  supportErrors.incident_moved_on,
  kernelErrors.confirmation_differs,
] as const;

/** What requests may be looked for by. */
export const incidentsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(40, 'The beginning of a number, or words of the conversation or of notes.'),
  status: z.optional(incidentStatus),
  topic: z.optional(z.enum(incidentTopics, 'This topic is not known.')),
  sla: z.optional(z.enum(slaStates, 'Choose one of the list.')),
  priority: z.optional(z.enum(incidentPriorities, 'Choose one of the list.')),
  team: z.optional(z.enum(supportTeams, 'Choose one of the list.')),
  way: z
    .optional(z.enum(answerWays, 'Choose one of the list.'))
    .check(z.describe('How the person wants to be answered.')),
  organisationId: z
    .optional(z.uuid('This is not a known id.'))
    .check(z.describe('Reports of bookings of this partner, from either side.')),
  bookingId: z
    .optional(z.uuid('This is not a known id.'))
    .check(z.describe('Reports of this booking, from either side.')),
  whose: z
    .optional(z.enum(incidentOwners, 'Choose one of the list.'))
    .check(z.describe('Own ones, or those that no one has.')),
  label: optionalText(labelLength, 'A label that they have.'),
  rest: z
    .optional(z.enum(incidentRests, 'Choose one of the list.'))
    .check(z.describe('Those that rest until a moment, or all others.')),
});

export const listOfficeIncidents = endpoint('GET /backoffice/incidents', {
  summary: 'Requests to support, the longest waiting first',
  tag,
  authz: adminOnly,
  query: incidentsQuery,
  response: countedPageOf(officeIncident),
});

export const getOfficeIncident = endpoint('GET /backoffice/incidents/{incidentId}', {
  summary: 'One request with all that was said and noted',
  tag,
  authz: adminOnly,
  params,
  response: officeIncident,
  errors: [supportErrors.incident_not_found],
});

/** A forwarded request names its team. */
const forwardNamesTeam = z.refine<{
  readonly nextStep?: string | undefined;
  readonly team?: string | undefined;
}>(({ nextStep, team }) => nextStep !== 'forward' || team !== undefined, {
  error: 'Choose a team.',
  path: ['team'],
});

export const answerIncident = endpoint('POST /backoffice/incidents/{incidentId}/answer', {
  summary: 'Answer a person; the answer is kept and sent, and a label and the next step may follow at once',
  tag,
  authz: adminOnly,
  params,
  confirms: confirmsIncident,
  body: z
    .object({
      message: text(2_000, 'What the person reads.'),
      label: z.optional(label).check(z.describe('Added to its labels, as the ready reply says.')),
      nextStep: z
        .optional(z.enum(replySteps, 'Choose what to do.'))
        .check(z.describe('What happens with it once it was answered; left out: it waits for its person.')),
      team: z.optional(z.enum(supportTeams, 'Choose a team.')).check(z.describe('Whom to forward to.')),
      seen: confirmsIncident.schema,
    })
    .check(forwardNamesTeam),
  response: officeIncident,
  errors: [...errors, handlingErrors.too_many_labels],
});

export const moveOfficeIncident = endpoint('POST /backoffice/incidents/{incidentId}/status', {
  summary: 'Hand an incident to another team, resolve or close it',
  tag,
  authz: adminOnly,
  params,
  confirms: confirmsIncident,
  body: z
    .object({
      verb: z.enum(['forward', 'resolve', 'close'], 'Choose what to do.'),
      team: z.optional(z.enum(supportTeams, 'Choose a team.')).check(z.describe('Whom to forward to.')),
      why: optionalText(500, 'Why it is forwarded; staff read it.'),
      seen: confirmsIncident.schema,
    })
    .check(
      z.refine(({ verb, team }) => verb !== 'forward' || team !== undefined, {
        error: 'Choose a team.',
        path: ['team'],
      }),
      z.refine(({ verb, why }) => verb !== 'forward' || Boolean(why), {
        error: 'Enter some text.',
        path: ['why'],
      }),
    ),
  response: officeIncident,
  errors: [...errors],
});

async function incidentAt(look: ReadCall, { incidentId }: Params) {
  const { items } = await look(listOfficeIncidents, { query: { limit } });
  return seenOfIncident(shownRow(items, (row) => row.incidentId === incidentId));
}

export const incidentPreviews: readonly PreviewFirst[] = [
  previewFirst(answerIncident, (look, asked) => incidentAt(look, asked.params)),
  previewFirst(moveOfficeIncident, (look, asked) => incidentAt(look, asked.params)),
];
