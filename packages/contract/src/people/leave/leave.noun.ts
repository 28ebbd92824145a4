import { defineErrors } from '../../kernel/errors.ts';

export const leaveErrors = defineErrors({
  leave_type_not_found: [404, 'Resource is not available'],
  leave_type_name_taken: [409, 'You already have a leave type with this name.'],
  leave_type_changed: [409, 'This leave type has changed. Check it and try again.'],
  leave_type_limit: [409, 'Use at most 30 leave types.'],
  leave_type_closed: [409, 'This leave type is no longer available. Choose another.'],
  leave_dates: [400, 'The last day comes before the first.'],
  leave_too_long: [400, 'Ask for at most 366 days at once.'],
  leave_past: [400, 'Choose days from the last 30 days or later.'],
  leave_no_half_days: [400, 'This leave type has no half days.'],
  leave_no_days: [409, 'All these days are off already. Choose a working day.'],
  leave_overlaps: [409, 'You already have leave on these days.'],
  leave_not_covered: [409, 'You don’t have enough days left. Choose fewer days.'],
  leave_hits_bookings: [409, 'Give the bookings in this leave to someone else first.'],
  leave_booking_unanswered: [
    409,
    'You haven’t answered a booking in this leave. Accept or decline it first.',
  ],
  leave_compensatory_there: [409, 'You already have a compensatory leave type.'],
  leave_compensatory_stays: [
    409,
    'A leave type can’t become compensatory, or stop being it. Add another leave type.',
  ],
  leave_compensatory_no_year: [400, 'Compensatory leave has no days a year.'],
  compensatory_no_type: [409, 'Your business has no compensatory leave.'],
  compensatory_not_worked: [
    400,
    'Choose a day off of the last 60 days on which you worked at least half a day.',
  ],
  compensatory_there: [409, 'You already asked for this day.'],
  compensatory_paid: [409, 'The salary of this month is confirmed, and its overtime with it.'],
  leave_change_end: [400, 'Choose a new last day from the first day on.'],
});

export const leaveActs = ['leave_type.add', 'leave_type.edit'] as const;
