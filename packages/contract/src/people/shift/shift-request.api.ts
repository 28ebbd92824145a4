/** One's own shifts, open ones, and swaps between colleagues. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { day, sentence, whole } from '../../kernel/schema.ts';
import { shiftErrors as e } from './shift.noun.ts';
import { shiftId } from './shift.model.ts';
import { shiftRequestStatuses } from './shift-request.noun.ts';
import {
  colleagueShift,
  ownShift,
  shiftRequest,
  shiftRequestBody,
  shiftRequestId,
} from './shift-request.model.ts';

const tag = 'Shifts';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope: 'the own shifts, open ones and those of colleagues; requests of one’s own, with attandance.view all',
} as const;
const choose = 'Choose one of the list.';

export const ownShiftsQuery = z.object({
  ...pageQuery,
  which: z._default(z.enum(['own', 'open'], choose), 'own'),
  from: day('The first day.'),
  to: day('The last day.'),
});

export const listOwnShifts = endpoint('GET /user/shifts', {
  summary: 'One’s own published shifts, or open ones that one may ask for, by their start',
  tag,
  authz,
  query: ownShiftsQuery,
  response: pageOf(ownShift),
  errors: [e.roster_range],
});

export const listColleagueShifts = endpoint('GET /user/shifts/colleagues', {
  summary:
    'Shifts of colleagues within a week of this one, for which one may swap it, by their start; none for one that is not one’s own',
  tag,
  authz,
  query: z.object({ ...pageQuery, shiftId }),
  response: pageOf(colleagueShift),
});

export const shiftRequestsQuery = z.object({
  ...countedPageQuery,
  whose: z._default(z.enum(['own', 'team'], choose), 'own'),
  status: z.optional(z.enum(shiftRequestStatuses, choose)),
});

export const listShiftRequests = endpoint('GET /user/shifts/requests', {
  summary:
    'Requests that one made or was asked by a colleague; with whose=team those of everyone, which needs attandance.view; the newest first',
  tag,
  authz,
  query: shiftRequestsQuery,
  response: countedPageOf(shiftRequest),
});

export const askForShift = endpoint('POST /user/shifts/requests', {
  summary: 'Ask for an open shift, or propose a swap to a colleague',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: shiftRequestBody,
  response: shiftRequest,
  errors: [e.shift_not_found, e.shift_request_gone, e.shift_request_pending, e.shift_overlaps],
});

export const moveShiftRequest = endpoint('PATCH /user/shifts/requests', {
  summary:
    'Agree to a swap or decline it, withdraw an own request, or approve or reject one with attandance.update, which never is one’s own',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({
    requestId: shiftRequestId,
    version: whole(1, 1_000_000, 'As it was read.'),
    verb: z.enum(['agree', 'decline', 'approve', 'reject', 'withdraw'], choose),
    note: z.optional(sentence(300, 'Needed to reject, and to approve against a limit.')),
  }),
  response: shiftRequest,
  errors: [
    e.shift_request_not_found,
    e.shift_request_moved_on,
    e.shift_request_gone,
    e.shift_request_own,
    e.shift_overlaps,
    e.roster_needs_reason,
    e.roster_breaks_limit,
  ],
});
