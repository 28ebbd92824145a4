import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { reason } from '../../office/backoffice/reason.model.ts';
import { accountErrors } from './account.noun.ts';
import { accountStatus } from './account.model.ts';
import { anyRole } from './session.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { backofficeErrors } from '../../office/backoffice/backoffice.noun.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall } from '../../preview-call.ts';

// What is seen when an Admin changes a person's status or ends their sessions. See docs/confirmations.md.

export const confirmsEndingSessions = confirmation('sessions', { openSessions: 'count' });

export const seenOfSessions = (calledPerson: {
  readonly openSessions: number;
}): Seen<typeof confirmsEndingSessions> => ({ openSessions: calledPerson.openSessions });

export const confirmsPersonStatus = confirmation('person status', {
  accountStatus: 'choice',
  previousStatus: 'choice',
  statusReason: 'text',
});

export const seenOfPersonStatus = (calledPerson: {
  readonly status: string;
  readonly previousStatus: string | null;
  readonly statusReason: string;
}): Seen<typeof confirmsPersonStatus> => ({
  accountStatus: calledPerson.status,
  previousStatus: calledPerson.previousStatus,
  statusReason: calledPerson.statusReason,
});

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ userId: z.uuid('This is not a known id.') });

const person = z.object({
  userId: z.uuid(),
  fullName: z.string().check(z.describe('Empty until the person gave it.')),
  maskedNumber: z
    .string()
    .check(
      z.describe('The last two digits; the whole number has to be asked for. Empty: the person gave none.'),
    ),
  status: accountStatus,
  roles: z.array(anyRole),
  companyName: z.nullable(z.string()).check(z.describe('Of the firm that the person owns.')),
  openSessions: z.int(),
  createdAt: instant(),
});
export type OfficePerson = z.output<typeof person>;

export const personInFull = z.object({
  ...person.shape,
  previousStatus: z.nullable(accountStatus),
  statusReason: z.string().check(z.describe('Why it has its status, for support.')),
  message: z.nullable(z.string()).check(z.describe('What the person reads on the account status page.')),
  statusChoices: z
    .array(accountStatus)
    .check(z.describe('Where this Admin may move it from here; empty for the own account.')),
  organisationId: z.nullable(z.uuid()).check(z.describe('Of the firm that the person owns.')),
  contactTries: z
    .object({ tries: z.int(), lastAt: z.nullable(instant()) })
    .check(
      z.describe(
        'How often contact details were hidden or refused within 30 days, and when the last time was.',
      ),
    ),
});
export type OfficePersonInFull = z.output<typeof personInFull>;

/** What people may be looked for by. */
export const peopleQuery = z.object({
  ...countedPageQuery,
  q: optionalText(80, 'At least 2 letters of a name, or 3 digits of a number.'),
  status: z.optional(accountStatus),
  role: z.optional(anyRole),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listPeople = endpoint('GET /backoffice/people', {
  summary:
    'People, newest first unless asked otherwise; found by a part of the name or the beginning of the number',
  tag,
  authz: adminOnly,
  query: peopleQuery,
  response: countedPageOf(person),
});

export const getPerson = endpoint('GET /backoffice/people/{userId}', {
  summary: 'One person',
  tag,
  authz: adminOnly,
  params,
  response: personInFull,
  errors: [backofficeErrors.person_not_found],
});

export const revealNumber = endpoint('POST /backoffice/people/{userId}/number', {
  summary: 'The whole mobile number; that it was asked for, by whom and why, goes into the audit log',
  touches: 'nothing',
  tag,
  authz: adminOnly,
  unconfirmed: 'shows-number',
  params,
  body: z.object({ why: text(200, 'Why it is needed.') }),
  response: z.object({ mobileNumber: z.string() }),
  errors: [backofficeErrors.person_not_found],
});

export const changePersonStatus = endpoint('PATCH /backoffice/people/{userId}/status', {
  summary: 'Move an account along its life, with a reason for us and a message for the person',
  tag,
  authz: { ...adminOnly, scope: 'not the own account' },
  params,
  confirms: confirmsPersonStatus,
  body: z.object({
    seen: confirmsPersonStatus.schema,
    to: accountStatus,
    reason,
    message: optionalText(400, 'What the person reads; left out: the built-in words.'),
    brokeRule: z.optional(
      z
        .boolean('Choose yes or no.')
        .check(z.describe('Suspended for a broken rule; the message says which.')),
    ),
  }),
  response: personInFull,
  errors: [
    backofficeErrors.person_not_found,
    accountErrors.account_status_moved_on,
    accountErrors.status_message_missing,
    kernelErrors.confirmation_differs,
  ],
});

export const endPersonSessions = endpoint('POST /backoffice/people/{userId}/end-sessions', {
  summary: 'Sign a person out everywhere, at once',
  tag,
  authz: adminOnly,
  params,
  confirms: confirmsEndingSessions,
  body: z.object({ why: text(200, 'Why.'), seen: confirmsEndingSessions.schema }),
  response: z.object({ ended: z.int() }),
  errors: [backofficeErrors.person_not_found, kernelErrors.confirmation_differs],
});

const personAt = (look: ReadCall, { userId = '' }: Params) => look(getPerson, { params: { userId } });

export const peoplePreviews: readonly PreviewFirst[] = [
  previewFirst(endPersonSessions, async (look, asked) => seenOfSessions(await personAt(look, asked.params))),
  previewFirst(changePersonStatus, async (look, asked) =>
    seenOfPersonStatus(await personAt(look, asked.params)),
  ),
];
