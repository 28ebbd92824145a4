/** Trips of employees: specification section 7, `user/scheduleTravel`. Settings and payment are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { day, optionalText, wholeParam } from '../../kernel/schema.ts';
import { approvalErrors as r, approvalStatuses } from '../approval/approval.noun.ts';
import { approvalCard, approvalDecision, requestId } from '../approval/approval.model.ts';
import { expenseErrors } from '../expense/expense.noun.ts';
import { payBody } from '../expense/expense.model.ts';
import { travelErrors as e } from './travel.noun.ts';
import {
  travelSetting,
  travelSettingBody,
  trip,
  tripBody,
  tripBooking,
  tripKey,
  tripRow,
} from './travel.model.ts';

const tag = 'Travel';

/** What these change besides their own noun. */
const touches = ['approval', 'expense', 'leave', 'loan'] as const;
const roles = ['Service Partner', 'subUser'] as const;
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own trips' } as const;
const both = { who: 'roles', roles, scope: 'own trips; with travel.view those of the organisation' } as const;
const office = {
  who: 'roles',
  roles,
  permission: 'travel.update',
  scope: 'the own organisation; never the own trips',
} as const;
const choose = 'Choose one of the list.';

export const tripsQuery = z.object({
  ...countedPageQuery,
  whose: z._default(z.enum(['own', 'team'], choose).check(z.describe('team needs travel.view.')), 'own'),
  status: z.optional(z.enum(approvalStatuses, choose)),
  staffId: z.optional(z.uuid('This is not a known id.')).check(z.describe('Of one employee; for team.')),
  fromDay: z.optional(day('Ends on this day or later.')),
  toDay: z.optional(day('Starts on this day or earlier.')),
  q: optionalText(60, 'Part of the purpose.'),
});

export const listTrips = endpoint('GET /user/scheduleTravel', {
  summary: 'Trips, the newest first',
  tag,
  authz: both,
  query: tripsQuery,
  response: countedPageOf(tripRow),
});

export const getTravelSetting = endpoint('GET /user/scheduleTravel/settings', {
  summary: 'The daily allowance of trips',
  tag,
  authz: { who: 'roles', roles, scope: 'the own organisation' },
  response: travelSetting,
});

export const saveTravelSetting = endpoint('PATCH /user/scheduleTravel/settings', {
  summary: 'Set the daily allowance; trips that were sent keep theirs',
  tag,
  authz: { ...office, scope: 'the own organisation' },
  unconfirmed: 'carries-version',
  body: travelSettingBody,
  response: travelSetting,
  errors: [e.travel_setting_changed],
  touches,
});

export const listTripBookings = endpoint('GET /user/scheduleTravel/bookings', {
  summary: 'Bookings that the caller has or had on some days, by time: those that a trip may be for',
  tag,
  authz: { ...own, scope: 'the caller’s own bookings' },
  query: z.object({ fromDay: day('First day.'), toDay: day('Last day.') }),
  response: z.object({ items: z.array(tripBooking).check(z.describe('The first hundred.')) }),
  errors: [e.trip_leg_order, e.trip_too_long],
});

export const getTrip = endpoint('GET /user/scheduleTravel/{requestId}', {
  summary: 'One trip with its legs, its expenses and its payments; for its owner and its reviewers',
  tag,
  authz: { ...both, scope: 'the own, those one reviews, and with travel.view all of the organisation' },
  params: z.object({ requestId }),
  response: trip,
  errors: [r.approval_not_found],
});

const writing = [
  e.trip_leg_order,
  e.trip_too_long,
  e.trip_past,
  e.trip_overlaps,
  e.trip_booking_unknown,
] as const;

export const addTrip = endpoint('POST /user/scheduleTravel', {
  summary: 'Plan a trip; the daily allowance is worked out from its days',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: tripBody,
  response: approvalCard,
  errors: writing,
  touches,
});

export const editTrip = endpoint('PATCH /user/scheduleTravel', {
  summary: 'Change a trip before a reviewer acts, or send it again within 30 days of a rejection',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({ ...tripKey, ...tripBody.shape }),
  response: approvalCard,
  errors: [
    ...writing,
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_begun,
    r.approval_resubmit_late,
    r.approval_not_yours,
  ],
  touches,
});

export const withdrawTrip = endpoint('DELETE /user/scheduleTravel', {
  summary: 'Withdraw a trip; of an approved one that has not begun, ask to cancel it',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  query: z.object({ requestId, version: wholeParam(1, 1_000_000, 'As it was read.') }),
  response: approvalCard,
  errors: [r.approval_not_found, r.approval_moved_on, r.approval_cancel_late, r.approval_not_yours],
  touches,
});

export const reviewTrip = endpoint('PATCH /user/scheduleTravel/review', {
  summary: 'Approve or reject a trip; its daily allowance is frozen afterwards',
  tag,
  authz: { who: 'roles', roles, scope: 'trips that the caller reviews; never the own ones' },
  unconfirmed: 'carries-version',
  body: z.object(approvalDecision),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    r.approval_reason_missing,
  ],
  touches,
});

export const payTrip = endpoint('PATCH /user/scheduleTravel/pay', {
  summary: 'Mark the daily allowance as paid outside of the salary, in part or whole',
  tag,
  authz: office,
  unconfirmed: 'carries-version',
  body: payBody,
  response: trip,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    expenseErrors.expense_pay_more,
    expenseErrors.expense_pay_reference,
  ],
  touches,
});
