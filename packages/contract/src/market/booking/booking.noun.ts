/**
 * The lifecycle of a booking. The states are the request statuses of specification section 4; the moves are the
 * project's own. `refused` moves (an expired or rejected request) and `forward` repeat until a partner accepts or the
 * time is over.
 */
import { lifecycle } from '../../kernel/lifecycle.ts';
import { projectMoves } from './project.moves.ts';
import { stopMoves } from './stop.moves.ts';
import { actsOf } from '../../kernel/act.ts';

/** Booked, and the work has not begun: the time of the visit can still change. */
export const beforeVisit = [
  'Booked',
  'Partner Matched',
  'Partner Assigned',
  'Accepted',
  'Need To Forward',
  'Forwaded',
  'Assigned',
] as const;

/** From the booking until the work begins: until then it can be cancelled, and its tab is Scheduled. */
export const beforeWork = ['Payment Pending', ...beforeVisit] as const;

export const bookingLifecycle = lifecycle({
  name: 'booking',
  states: [
    ...beforeWork,
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
    bookRework: {
      from: [null],
      to: ['Booked'],
      by: ['Buyer'],
      why: 'Work that is done again after a dispute, at no price; the customer chose the time.',
      tells: ['booking.created', 'booking.booked'],
    },
    bookVisit: {
      from: [null],
      to: ['Accepted'],
      by: ['System'],
      why: 'A later visit of a series: its partner accepted it with the first; the time of who came last is held where free.',
      tells: ['booking.created'],
    },
    bookPrepaid: {
      from: [null],
      to: ['Payment Pending'],
      by: ['Buyer'],
      why: "Slot held 15 minutes while paying; the server's price is frozen.",
      tells: ['booking.created'],
      times: ['booking.lapse_payment'],
    },
    bookForCash: {
      from: [null],
      to: ['Booked'],
      by: ['Buyer'],
      why: 'Cash on completion; the hold becomes a reservation.',
      tells: ['booking.created', 'booking.booked'],
    },
    paymentCaptured: {
      from: ['Payment Pending'],
      to: ['Booked'],
      by: ['System'],
      why: "The provider's signed webhook; idempotent by payment id.",
      tells: ['booking.booked'],
    },
    paymentLapsed: {
      from: ['Payment Pending'],
      to: ['Cancelled'],
      by: ['System'],
      why: 'Failure or 15 minutes; reason payment_expired, no fee.',
      tells: ['booking.cancelled', 'booking.refund_asked', 'booking.refund_due'],
    },
    matchPartners: {
      from: ['Booked'],
      to: ['Partner Matched'],
      by: ['System'],
      why: 'Eligible partners were found; skipped where the buyer chose one.',
      tells: ['booking.matched'],
    },
    offerToPartner: {
      from: ['Booked', 'Partner Matched', 'Forwaded'],
      to: ['Partner Assigned'],
      by: ['System', 'Admin'],
      why: 'Starts the accept clock.',
      tells: ['booking.offered'],
      times: ['fulfilment.accept_clock'],
    },
    accept: {
      from: ['Partner Assigned'],
      to: ['Accepted'],
      by: ['Service Partner', 'subUser'],
      why: 'The slot is checked again.',
      tells: ['booking.accepted'],
    },
    refuse: {
      from: ['Partner Assigned'],
      to: ['Need To Forward'],
      by: ['Service Partner', 'subUser', 'System'],
      why: 'A no, or the accept clock ran out; kept on the offer.',
      tells: ['booking.refused'],
    },
    forward: {
      from: ['Need To Forward'],
      to: ['Forwaded'],
      by: ['System', 'Admin'],
      why: 'The next partner was found.',
      tells: ['booking.forwarded'],
    },
    giveUp: {
      from: ['Need To Forward', 'Booked', 'Partner Matched'],
      to: ['Rejected'],
      by: ['System'],
      why: 'No partner left by start less notice; everything is refunded.',
      tells: ['booking.rejected', 'booking.refund_asked', 'booking.refund_due'],
    },
    assign: {
      from: ['Accepted', 'Assigned'],
      to: ['Assigned'],
      by: ['Service Partner', 'subUser'],
      why: 'On shift, not on leave, no overlap, time to travel.',
      tells: ['booking.assigned'],
    },
    reschedule: {
      from: beforeVisit,
      to: beforeVisit,
      by: ['Buyer', 'Admin'],
      why: 'Another time, in one step; Need To Forward where the partner has no professional free then.',
      tells: ['booking.rescheduled', 'booking.assigned'],
    },
    proposeTime: {
      from: ['Accepted', 'Assigned'],
      to: ['Accepted', 'Assigned'],
      by: ['Buyer', 'Service Partner', 'subUser'],
      why: 'The other side must agree: to any change by the partner, to a late one by the buyer.',
      tells: ['booking.time_proposed'],
      times: ['reschedule.answer_clock'],
    },
    agreeTime: {
      from: ['Accepted', 'Assigned'],
      to: ['Accepted', 'Assigned'],
      by: ['Buyer', 'Service Partner', 'subUser'],
      why: 'The other side agrees; the time is checked again and the charge that was shown is due.',
      tells: ['booking.rescheduled', 'booking.assigned'],
    },
    declineTime: {
      from: ['Accepted', 'Assigned'],
      to: ['Accepted', 'Assigned'],
      by: ['Buyer', 'Service Partner', 'subUser', 'System'],
      why: 'Declined, taken back or not answered in time: the visit stays as it is.',
      tells: ['booking.time_declined'],
    },
    giveBack: {
      from: ['Accepted', 'Assigned'],
      to: ['Need To Forward'],
      by: ['Service Partner', 'subUser'],
      why: 'The partner cannot keep it; the penalty was shown and confirmed, and cancelling is free from then on.',
      tells: ['booking.given_back'],
    },
    customerAbsent: {
      from: ['Assigned'],
      to: ['Cancelled'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: 'The customer was not there 15 minutes after the booked time: reason no_show, with a photo as proof; the fee was shown.',
      tells: ['booking.cancelled', 'booking.refund_asked', 'booking.refund_due'],
    },
    professionalAbsent: {
      from: ['Assigned'],
      to: ['Need To Forward'],
      by: ['Buyer', 'System'],
      why: 'The professional was not there 30 minutes after the booked time: credit for the buyer, a penalty for the partner.',
      tells: ['booking.professional_absent', 'booking.credit_due'],
    },
    start: {
      from: ['Assigned'],
      to: ['Inprogress'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: "The customer's start code, from 60 minutes before; 5 tries.",
      tells: ['booking.started'],
    },
    askAddition: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: "An added service waits for the customer's yes.",
      tells: ['booking.addition_asked'],
    },
    answerAddition: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Buyer'],
      why: 'Only an approved line may be billed.',
      tells: ['booking.addition_answered'],
    },
    complete: {
      from: ['Inprogress'],
      to: ['Completed'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: 'No open addition; what is still due goes to the payment status.',
      tells: ['booking.completed'],
      times: ['booking.close_when_over'],
    },
    ...projectMoves,
    ...stopMoves,
    dispute: {
      from: ['Completed'],
      to: ['Disputed'],
      by: ['Buyer'],
      why: 'Within 48 hours after the work; its payout is held.',
      tells: ['booking.disputed'],
    },
    answerDispute: {
      from: ['Disputed'],
      to: ['Disputed'],
      by: ['Service Partner', 'subUser'],
      why: 'The partner says its side, and may offer rework or money back.',
      tells: ['booking.dispute_answered'],
    },
    declineRemedy: {
      from: ['Disputed'],
      to: ['Disputed'],
      by: ['Buyer'],
      why: 'The offer of the partner is not enough: staff decide.',
      tells: ['booking.remedy_declined'],
    },
    grantRework: {
      from: ['Disputed'],
      to: ['Resolved'],
      by: ['Admin', 'Buyer'],
      why: 'By staff, or offered by the partner and accepted: the work is done again at no price.',
      tells: ['booking.resolved'],
      times: ['dispute.close_without_rework'],
    },
    grantRefund: {
      from: ['Disputed', 'Completed', 'Resolved'],
      to: ['Refunded'],
      by: ['Admin', 'Buyer'],
      why: 'By staff, or offered by the partner and accepted: all of the bill or a part of it, with a credit note.',
      tells: ['booking.refunded', 'booking.refund_asked', 'booking.refund_due'],
    },
    dismissDispute: {
      from: ['Disputed'],
      to: ['Resolved'],
      by: ['Admin'],
      why: 'The claim is not granted; both sides read the reason.',
      tells: ['booking.resolved'],
      times: ['dispute.close_without_rework'],
    },
    close: {
      from: ['Completed', 'Resolved'],
      to: ['Closed'],
      by: ['System'],
      why: '48 hours passed and paid: may be paid out.',
      tells: ['booking.closed'],
    },
    refundSettled: {
      from: ['Cancelled', 'Rejected'],
      to: ['Refunded'],
      by: ['System'],
      why: 'The captured money went back.',
      tells: ['booking.refunded'],
    },
    takeBack: {
      from: ['Partner Assigned', 'Accepted', 'Assigned'],
      to: ['Need To Forward'],
      by: ['Admin'],
      why: 'Support takes it from its partner, to offer it to another one.',
      tells: ['booking.taken_back'],
    },
    cancel: {
      from: beforeWork,
      to: ['Cancelled'],
      by: ['Buyer', 'Admin'],
      why: 'The fee was shown and confirmed.',
      tells: ['booking.cancelled', 'booking.refund_asked', 'booking.refund_due'],
    },
  },
});

export type BookingStatus = (typeof bookingLifecycle.states)[number];
export type BookingVerb = keyof typeof bookingLifecycle.moves;
export type BookingActor = (typeof bookingLifecycle.moves)[BookingVerb]['by'][number];

export const bookingActs = actsOf('booking', bookingLifecycle);
