/** Leave. The specification shows only its colour in attendance; these calls are the project’s own choice. */
import * as z from 'zod/mini';
import { bookingErrors } from '../../market/booking/booking.errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { day } from '../../kernel/schema.ts';
import { approvalErrors as r, approvalStatuses } from '../approval/approval.noun.ts';
import { approvalCard, approvalDecision, requestId } from '../approval/approval.model.ts';
import { leaveErrors as e } from './leave.noun.ts';
import {
  awayDay,
  leave,
  leaveBalance,
  leaveBody,
  leaveDates,
  leavePreview,
  leaveType,
  leaveTypeBody,
  leaveTypeId,
  ownMove,
  swaps,
} from './leave.model.ts';

const tag = 'Leave';

/** What these change besides their own noun. */
const touches = ['approval', 'expense', 'fulfilment', 'loan', 'travel'] as const;
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own leave' } as const;
const team = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'attandance.view',
  scope: 'the own organisation',
} as const;
const settings = { ...team, permission: 'attandance.update' } as const;
const both = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope: 'the own organisation',
} as const;
const asking = [
  e.leave_type_not_found,
  e.leave_type_closed,
  e.leave_dates,
  e.leave_too_long,
  e.leave_no_half_days,
] as const;

export const listLeaveTypes = endpoint('GET /user/leave/types', {
  summary: 'Leave types of the business, by name',
  tag,
  authz: both,
  query: z.object(pageQuery),
  response: pageOf(leaveType),
});

export const addLeaveType = endpoint('POST /user/leave/types', {
  summary: 'Add a leave type; days accrue for everyone from this leave year on',
  tag,
  authz: settings,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: leaveTypeBody,
  response: leaveType,
  errors: [
    e.leave_type_name_taken,
    e.leave_type_limit,
    e.leave_compensatory_there,
    e.leave_compensatory_no_year,
  ],
  touches,
});

export const editLeaveType = endpoint('PATCH /user/leave/types', {
  summary: 'Change a leave type; what accrued stays',
  tag,
  authz: settings,
  unconfirmed: 'carries-version',
  body: z.object({ leaveTypeId, version: leaveType.shape.version, ...leaveTypeBody.shape }),
  response: leaveType,
  errors: [
    e.leave_type_not_found,
    e.leave_type_changed,
    e.leave_type_name_taken,
    e.leave_compensatory_there,
    e.leave_compensatory_stays,
    e.leave_compensatory_no_year,
  ],
  touches,
});

export const listBalances = endpoint('GET /user/leave/balance', {
  summary: 'What the caller has left of each leave type',
  tag,
  authz: own,
  response: z.object({ items: z.array(leaveBalance) }),
});

export const previewLeave = endpoint('GET /user/leave/preview', {
  summary: 'How many days a leave would take',
  tag,
  authz: own,
  query: z.object({
    leaveTypeId,
    fromDay: leaveDates.fromDay,
    toDay: leaveDates.toDay,
    fromNoon: z.enum(['true', 'false'], 'Choose true or false.'),
    toNoon: z.enum(['true', 'false'], 'Choose true or false.'),
    requestId: z
      .optional(requestId)
      .check(z.describe('Own leave that is changed: its days come back first.')),
  }),
  response: leavePreview,
  errors: asking,
});

export const leavesQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(approvalStatuses, 'Choose one of the list.')),
});

export const listLeave = endpoint('GET /user/leave', {
  summary: 'The caller’s own leave, the newest first',
  tag,
  authz: { ...both, scope: 'the caller’s own leave' },
  query: leavesQuery,
  response: countedPageOf(approvalCard),
});

export const getLeave = endpoint('GET /user/leave/details', {
  summary: 'One leave; its reviewer also reads the bookings that it hits',
  tag,
  authz: both,
  query: z.object({ requestId }),
  response: leave,
  errors: [r.approval_not_found],
});

export const askLeave = endpoint('POST /user/leave', {
  summary: 'Ask for leave',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: leaveBody,
  response: approvalCard,
  errors: [...asking, e.leave_past, e.leave_no_days, e.leave_overlaps, e.leave_not_covered],
  touches,
});

export const editLeave = endpoint('PATCH /user/leave', {
  summary: 'Change leave before a reviewer acts, or ask again after a rejection',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({ ...ownMove, ...leaveBody.shape }),
  response: approvalCard,
  errors: [
    ...asking,
    e.leave_past,
    e.leave_no_days,
    e.leave_overlaps,
    e.leave_not_covered,
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_begun,
    r.approval_resubmit_late,
    r.approval_not_yours,
  ],
  touches,
});

export const moveLeave = endpoint('PATCH /user/leave/state', {
  summary: 'Withdraw leave, ask to cancel what was approved, or take a change back',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({
    ...ownMove,
    verb: z.enum(['withdraw', 'ask_cancel', 'restore'], 'Choose one of the list.'),
  }),
  response: approvalCard,
  errors: [r.approval_not_found, r.approval_moved_on, r.approval_cancel_late, r.approval_not_yours],
  touches,
});

export const changeLeave = endpoint('PATCH /user/leave/change', {
  summary: 'Ask for another last day of leave that has begun',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({ ...ownMove, toDay: day('The new last day.') }),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_change_early,
    r.approval_not_yours,
    e.leave_change_end,
    e.leave_overlaps,
    e.leave_not_covered,
    e.leave_too_long,
    e.leave_no_days,
  ],
  touches,
});

export const reviewLeave = endpoint('PATCH /user/leave/review', {
  summary: 'Approve leave, giving the bookings that it hits to others in the same step, or reject it',
  tag,
  authz: both,
  unconfirmed: 'carries-version',
  body: z.object({ ...approvalDecision, swaps: z._default(swaps, []) }),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    r.approval_reason_missing,
    e.leave_hits_bookings,
    e.leave_booking_unanswered,
    e.leave_not_covered,
    e.leave_overlaps,
    bookingErrors.booking_moved_on,
    bookingErrors.booking_not_found,
    bookingErrors.professional_busy,
    bookingErrors.professional_not_found,
  ],
  touches: 'everything',
});

export const listAway = endpoint('GET /user/leave/calendar', {
  summary: 'Who is away from one day to another, by first day',
  tag,
  authz: team,
  query: z.object({
    ...pageQuery,
    departmentId: z.optional(z.uuid('This is not a known id.')),
    fromDay: day('First day.'),
    toDay: day('Last day.'),
  }),
  response: pageOf(awayDay),
  errors: [e.leave_dates, e.leave_too_long],
});
