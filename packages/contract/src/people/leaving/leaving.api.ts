/** Leaving a business: notice, handing over, the last day. Calls of the project; the specification has none for it. */
import * as z from 'zod/mini';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { optionalText, whole } from '../../kernel/schema.ts';
import { staffErrors as s } from '../../identity/staff/staff.noun.ts';
import { employeeId } from '../department/department.model.ts';
import { leavingErrors as e } from './leaving.noun.ts';
import {
  leaving,
  leavingCard,
  leavingId,
  leavingOfEmployee,
  leavingSetting,
  leavingSettingBody,
  leavingTerms,
  resignationBody,
  settlement,
} from './leaving.model.ts';

const tag = 'Leaving';
const office = ['Service Partner', 'subUser'] as const;
const scope = 'people of the own organisation';
const authz = { who: 'roles', roles: office, scope } as const;
const own = { who: 'roles', roles: ['subUser'], scope: 'the own membership' } as const;
const manages = { ...authz, permission: 'manage_users.update' } as const;
const key = { leavingId, version: whole(1, 1_000_000, 'As it was read.') };
const moved = [e.leaving_not_found, e.leaving_moved_on] as const;

export const leavingsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'Part of a name.'),
  state: z
    ._default(z.enum(['open', 'over'], 'Choose one of the list.'), 'open')
    .check(z.describe('open: the nearest last day first. over: the latest first.')),
});

export const listLeavings = endpoint('GET /user/leaving', {
  summary: 'Who is leaving the own organisation, by their last day',
  tag,
  authz: { ...authz, permission: 'manage_users.view' },
  query: leavingsQuery,
  response: countedPageOf(leavingCard),
});

export const getLeaving = endpoint('GET /user/leaving/details', {
  summary: 'Whether an employee is leaving, and what is still open: of oneself, or of a colleague',
  tag,
  authz,
  query: z.object({ employeeId: z.optional(employeeId) }),
  response: leavingOfEmployee,
  errors: [e.leaving_not_found],
});

export const resign = endpoint('POST /user/leaving', {
  summary: 'Resign: the business accepts it, and agrees on the last day',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: resignationBody,
  response: leaving,
  errors: [e.leaving_there, e.leaving_day],
  touches: 'everything',
});

export const endEmployment = endpoint('POST /user/leaving/end', {
  summary: 'End the employment of a team member on a day; they are told',
  tag,
  authz: { ...authz, permission: 'manage_users.delete' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.extend(leavingTerms, { employeeId, reason: resignationBody.shape.reason }),
  response: leaving,
  errors: [
    e.leaving_not_found,
    e.leaving_there,
    e.leaving_day,
    e.leaving_short_notice,
    s.rights_not_held,
    s.staff_moved_on,
  ],
  touches: 'everything',
});

export const agreeOnLeaving = endpoint('PATCH /user/leaving/terms', {
  summary: 'Accept a resignation, or choose another last day; the person is told',
  tag,
  authz: manages,
  unconfirmed: 'carries-version',
  body: z.extend(leavingTerms, { ...key, verb: z.enum(['accept', 'reschedule'], 'Choose one of the list.') }),
  response: leaving,
  errors: [...moved, e.leaving_day, e.leaving_short_notice],
  touches: 'everything',
});

export const moveLeaving = endpoint('PATCH /user/leaving', {
  summary: 'Withdraw an own resignation; as the office, mark as cleared or cancel',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ ...key, verb: z.enum(['withdraw', 'clear', 'cancel'], 'Choose one of the list.') }),
  response: leaving,
  errors: [...moved, e.leaving_not_clear],
  touches: 'everything',
});

export const handOver = endpoint('POST /user/leaving/handover', {
  summary: 'Give open tasks, approvals, reports and departments of who leaves to a colleague, all or none',
  tag,
  authz: manages,
  unconfirmed: 'carries-version',
  body: z.object({ ...key, toEmployeeId: employeeId }),
  response: leaving,
  errors: [...moved, e.leaving_taker_unknown],
  touches: 'everything',
});

export const handOverBookings = endpoint('POST /user/leaving/bookings', {
  summary: 'Give bookings after the last day to other professionals, each by itself; conflicts are named',
  tag,
  authz: manages,
  unconfirmed: 'removes-named',
  body: z.object({
    leavingId,
    swaps: manyOf(z.object({ bookingId: z.uuid('This is not a known id.'), employeeId })),
  }),
  response: rowByRow,
  errors: moved,
  touches: 'everything',
});

export const getSettlement = endpoint('GET /user/leaving/settlement', {
  summary: 'The last salary of who leaves: missing notice, gratuity, leave, advances and expenses with it',
  tag,
  authz: { ...authz, permission: 'salary.view' },
  query: z.object({ leavingId }),
  response: settlement,
  errors: [e.leaving_not_found],
});

export const getLeavingSettings = endpoint('GET /user/leaving/settings', {
  summary: 'How much notice the own organisation asks for',
  tag,
  authz,
  response: leavingSetting,
});

export const editLeavingSettings = endpoint('PATCH /user/leaving/settings', {
  summary: 'Change how much notice is asked for; of who is leaving already it stays',
  tag,
  authz: manages,
  unconfirmed: 'carries-version',
  body: z.extend(leavingSettingBody, { version: whole(0, 1_000_000, 'As it was read.') }),
  response: leavingSetting,
  errors: [e.leaving_setting_changed],
  touches: 'everything',
});
