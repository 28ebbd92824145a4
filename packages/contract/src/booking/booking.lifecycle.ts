/**
 * The life of a booking. The states are the request statuses of specification section 4; the moves are the
 * project's own. `refused` moves (accept clock, partner's no) and `forward` go round until somebody
 * accepts or the time is over.
 */
import { lifecycle } from '../kernel/lifecycle.ts';

export const bookingLifecycle = lifecycle({
  name: 'booking',
  states: [
    'Payment Pending',
    'Booked',
    'Partner Matched',
    'Partner Assigned',
    'Accepted',
    'Need To Forward',
    'Forwaded',
    'Assigned',
    'Inprogress',
    'Completed',
    'Disputed',
    'Resolved',
    'Closed',
    'Cancelled',
    'Rejected',
    'Refunded',
  ],
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    bookPrepaid: {
      from: [null],
      to: ['Payment Pending'],
      by: ['Buyer'],
      why: "Slot held 15 minutes while paying; the server's price is frozen.",
    },
    bookForCash: {
      from: [null],
      to: ['Booked'],
      by: ['Buyer'],
      why: 'Cash on completion; the hold becomes a reservation.',
    },
    paymentCaptured: {
      from: ['Payment Pending'],
      to: ['Booked'],
      by: ['System'],
      why: "The provider's signed webhook; idempotent by payment id.",
    },
    paymentLapsed: {
      from: ['Payment Pending'],
      to: ['Cancelled'],
      by: ['System'],
      why: 'Failure or 15 minutes; reason payment_expired, no fee.',
    },
    matchPartners: {
      from: ['Booked'],
      to: ['Partner Matched'],
      by: ['System'],
      why: 'Eligible partners were found; skipped where the buyer chose one.',
    },
    offerToPartner: {
      from: ['Booked', 'Partner Matched', 'Forwaded'],
      to: ['Partner Assigned'],
      by: ['System', 'Admin'],
      why: 'Starts the accept clock.',
    },
    accept: {
      from: ['Partner Assigned'],
      to: ['Accepted'],
      by: ['Service Partner', 'subUser'],
      why: 'The slot is checked again.',
    },
    refuse: {
      from: ['Partner Assigned'],
      to: ['Need To Forward'],
      by: ['Service Partner', 'subUser', 'System'],
      why: 'A no, or the accept clock ran out; kept on the offer.',
    },
    forward: {
      from: ['Need To Forward'],
      to: ['Forwaded'],
      by: ['System', 'Admin'],
      why: 'The next partner was found.',
    },
    giveUp: {
      from: ['Need To Forward', 'Booked', 'Partner Matched'],
      to: ['Rejected'],
      by: ['System'],
      why: 'No partner left by start less notice; everything is refunded.',
    },
    assign: {
      from: ['Accepted', 'Assigned'],
      to: ['Assigned'],
      by: ['Service Partner', 'subUser'],
      why: 'On shift, not on leave, no overlap, time to travel.',
    },
    start: {
      from: ['Assigned'],
      to: ['Inprogress'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: "The customer's start code, from 60 minutes before; 5 tries.",
    },
    askAddition: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: "An added service waits for the customer's yes.",
    },
    answerAddition: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Buyer'],
      why: 'Only an approved line may be billed.',
    },
    complete: {
      from: ['Inprogress'],
      to: ['Completed'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: 'No open addition; what is still due goes to the payment status.',
    },
    close: {
      from: ['Completed', 'Resolved'],
      to: ['Closed'],
      by: ['System'],
      why: '48 hours passed and paid: may be paid out.',
    },
    refundSettled: {
      from: ['Cancelled', 'Rejected'],
      to: ['Refunded'],
      by: ['System'],
      why: 'The captured money went back.',
    },
    cancel: {
      from: [
        'Payment Pending',
        'Booked',
        'Partner Matched',
        'Partner Assigned',
        'Accepted',
        'Need To Forward',
        'Forwaded',
        'Assigned',
      ],
      to: ['Cancelled'],
      by: ['Buyer'],
      why: 'The fee was shown and confirmed.',
    },
  },
});

export type BookingStatus = (typeof bookingLifecycle.states)[number];
export type BookingVerb = keyof typeof bookingLifecycle.moves;
export type BookingActor = (typeof bookingLifecycle.moves)[BookingVerb]['by'][number];
