/** Moves of a visit that cannot go on: row 28 of the lifecycle of bookings. It is never cancelled. */
export const stopMoves = {
  askStop: {
    from: ['Inprogress'],
    to: ['Inprogress'],
    by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
    why: 'The visit cannot go on; the other side is asked whether it agrees to what was done.',
    tells: ['booking.stop_asked'],
    times: ['stop.answer_clock'],
  },
  withdrawStop: {
    from: ['Inprogress'],
    to: ['Inprogress'],
    by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
    why: 'It goes on after all.',
    tells: ['booking.stop_withdrawn'],
  },
  stopEarly: {
    from: ['Inprogress'],
    to: ['Completed'],
    by: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System'],
    why: 'Agreed, not answered in time, or for safety at once: a bill for what was done, never above the agreed price.',
    tells: ['booking.completed', 'booking.refund_asked', 'booking.refund_due'],
    times: ['booking.close_when_over'],
  },
  stopDisputed: {
    from: ['Inprogress'],
    to: ['Disputed'],
    by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
    why: 'The other side does not agree to what was done, or the customer is not safe: staff hear both sides.',
    tells: ['booking.completed', 'booking.disputed', 'booking.refund_asked', 'booking.refund_due'],
    times: ['booking.close_when_over'],
  },
} as const;
