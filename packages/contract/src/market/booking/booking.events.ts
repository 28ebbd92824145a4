import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery } from '../../kernel/socket-message.ts';
import { proposalEndings, proposers } from '../reschedule/time-proposal.noun.ts';
import { stoppers, stopReasons } from '../stop/stop.noun.ts';
import { bearers, remedies } from '../dispute/dispute.noun.ts';
import { bookingChanged } from './booking.live.ts';

/** In every event of a booking. The former ones are named when the booking moved away from them. */
const concerned = {
  bookingId: ref('booking'),
  version: z.int(),
  buyerId: ref('user'),
  organisationId: z.nullable(ref('organisation')),
  staffId: z.nullable(ref('professional')),
  formerOrganisationId: z.optional(ref('organisation')),
  formerStaffId: z.optional(ref('professional')),
};
const bookingFacts = z.object(concerned);
export type BookingFacts = z.output<typeof bookingFacts>;

/** Those concerned are told, and those whom the booking has just left: their screens let go of it. */
const tellBooking = socketDelivery(bookingChanged, ({ bookingId, version, ...who }: BookingFacts) => {
  const rooms: Room[] = [`user:${who.buyerId}`];
  for (const id of [who.organisationId, who.formerOrganisationId]) if (id) rooms.push(`organisation:${id}`);
  for (const id of [who.staffId, who.formerStaffId]) if (id) rooms.push(`staff:${id}`);
  return { rooms, data: { bookingId, version } };
});

/** `more`: what the event says besides whom it concerns. */
const concerns = <More extends z.core.$ZodShape>(more: More) => ({
  facts: z.object({ ...concerned, ...more }),
  tells: tellBooking,
});
const plain = { facts: bookingFacts, tells: tellBooking };

export const bookingEvents = {
  created: event('booking.created', {
    summary: 'A customer placed a booking.',
    ...concerns({
      payBefore: z.nullable(instant('Until when a prepaid one waits for its money; null for cash.')),
    }),
  }),
  booked: event('booking.booked', {
    summary: 'It is paid, or will be paid in cash: a partner is looked for.',
    ...plain,
  }),
  matched: event('booking.matched', { summary: 'A partner with free time was found.', ...plain }),
  offered: event('booking.offered', {
    summary: 'A partner was asked to take it.',
    ...concerns({
      offerId: ref('request to a partner'),
      acceptBefore: instant('When the request runs out.'),
    }),
  }),
  accepted: event('booking.accepted', { summary: 'The partner accepted it.', ...plain }),
  refused: event('booking.refused', {
    summary: 'The partner refused it or did not answer in time.',
    ...plain,
  }),
  givenBack: event('booking.given_back', {
    summary: 'The partner gave back a job that it had accepted; another partner is looked for.',
    ...concerns({
      penaltyPaise: paise('What the partner owes for it.'),
      reason: z.string(),
    }),
  }),
  professionalAbsent: event('booking.professional_absent', {
    summary: 'The professional of the partner did not come; another partner is looked for.',
    ...concerns({
      penaltyPaise: paise('What the partner owes for it.'),
      creditPaise: paise('What the customer is given for a later booking.'),
    }),
  }),
  forwarded: event('booking.forwarded', { summary: 'The next partner was found.', ...plain }),
  takenBack: event('booking.taken_back', {
    summary: 'Support took it from its partner, to offer it to another one.',
    ...plain,
  }),
  partnerAwaited: event('booking.partner_awaited', {
    summary: 'No partner is free at its time yet.',
    ...concerns({
      lookAgainAt: instant('When partners are looked for again.'),
    }),
  }),
  assigned: event('booking.assigned', { summary: 'A professional was assigned.', ...plain }),
  rescheduled: event('booking.rescheduled', {
    summary: 'The visit has another time.',
    ...concerns({
      startsAt: instant('The new start.'),
      formerStartsAt: instant(),
      feePaise: paise('The charge for changing late.'),
      by: z
        .enum([...proposers, 'support'])
        .check(z.describe('The side that decided: the buyer, or who agreed; support for the buyer.')),
    }),
  }),
  timeProposed: event('booking.time_proposed', {
    summary: 'One side asked the other for another time.',
    ...concerns({
      proposalId: ref('proposal of a time'),
      by: z.enum(proposers),
      answerBefore: instant('When the proposal runs out.'),
    }),
  }),
  timeDeclined: event('booking.time_declined', {
    summary: 'A proposed time was declined, taken back or not answered; the visit stays as it is.',
    ...concerns({
      proposalId: ref('proposal of a time'),
      by: z.enum(proposers),
      outcome: z.enum(proposalEndings),
    }),
  }),
  earlierOffered: event('booking.earlier_offered', {
    summary: 'An earlier time became free and is offered to its customer.',
    ...concerns({
      offerId: ref('offer of an earlier time'),
      startsAt: instant('The earlier start.'),
      answerBefore: instant('When the offer runs out.'),
    }),
  }),
  earlierPassed: event('booking.earlier_passed', {
    summary: 'Its customer declined an earlier time, or did not answer: the next one is asked.',
    ...concerns({
      offerId: ref('offer of an earlier time'),
      freedBookingId: ref('booking that freed the time'),
      freedStartsAt: instant('When the freed time begins.'),
      freedOrganisationId: ref('organisation'),
    }),
  }),
  started: event('booking.started', { summary: 'The work began with the start code.', ...plain }),
  startCodeRefused: event('booking.start_code_refused', {
    summary: 'A wrong start code was entered.',
    ...plain,
  }),
  additionAsked: event('booking.addition_asked', {
    summary: 'The professional asked to add work.',
    ...concerns({
      additionId: ref('addition'),
    }),
  }),
  additionAnswered: event('booking.addition_answered', {
    summary: 'The customer answered an addition.',
    ...concerns({
      additionId: ref('addition'),
      approved: z.boolean(),
    }),
  }),
  photosAdded: event('booking.photos_added', { summary: 'Photos of the work were added.', ...plain }),
  stopAsked: event('booking.stop_asked', {
    summary:
      'One side says that the visit cannot go on, and asks the other whether it agrees to what was done.',
    ...concerns({
      stopId: ref('stop'),
      by: z.enum(stoppers),
      reason: z.enum(stopReasons),
      answerBefore: instant('After that the part bill counts without an answer.'),
    }),
  }),
  stopWithdrawn: event('booking.stop_withdrawn', {
    summary: 'The side that wanted to stop the visit took it back.',
    ...concerns({ stopId: ref('stop'), by: z.enum(stoppers) }),
  }),
  completed: event('booking.completed', {
    summary: 'The work is done, or ended early; then `stopped` says who wanted it.',
    ...concerns({
      stopped: z.optional(
        z.object({
          by: z.enum(stoppers),
          reason: z.enum(stopReasons),
          agreedPaise: paise('What all of the work would have cost.'),
        }),
      ),
      amountPaise: paise('The bill.'),
      closesAt: z.optional(instant('When it closes unless it is disputed.')),
    }),
  }),
  closed: event('booking.closed', {
    summary: 'The booking is closed: paid, and past the time for disputes.',
    ...concerns({
      amountPaise: paise('The bill.'),
    }),
  }),
  cancelled: event('booking.cancelled', {
    summary: 'It was cancelled, or was not paid in time.',
    ...concerns({
      feePaise: paise('The cancellation charge.'),
      reason: z.string(),
      calledOff: z
        .optional(z.boolean())
        .check(z.describe('A visit of a project that its partner did not keep.')),
      asCredit: z.optional(z.boolean()).check(z.describe('What goes back is taken as credit.')),
    }),
  }),
  visitPlanned: event('booking.visit_planned', {
    summary: 'The partner of a project planned a visit of it.',
    ...plain,
  }),
  rejected: event('booking.rejected', {
    summary: 'No partner was found in time.',
    ...concerns({
      feePaise: paise('Always 0.'),
      reason: z.string(),
    }),
  }),
  refunded: event('booking.refunded', {
    summary:
      'All that was owed back of a booking without work was returned; or, with `granted`, a refund was granted after a dispute and is on its way.',
    ...concerns({
      granted: z.optional(
        z.object({
          amountPaise: paise('What is taken off the bill.'),
          bornBy: z.enum(bearers).check(z.describe('Whose share of the work pays for it.')),
        }),
      ),
    }),
  }),
  disputed: event('booking.disputed', {
    summary: 'The customer disputes the finished work: it does not close, and its payout is held.',
    ...concerns({ disputeId: ref('dispute'), answerBefore: instant('Until when the partner is to answer.') }),
  }),
  disputeAnswered: event('booking.dispute_answered', {
    summary: 'The partner answered a dispute, perhaps with an offer.',
    ...concerns({ disputeId: ref('dispute'), offer: z.nullable(z.enum(remedies)) }),
  }),
  remedyDeclined: event('booking.remedy_declined', {
    summary: "The customer declined the partner's offer; staff decide.",
    ...concerns({ disputeId: ref('dispute') }),
  }),
  resolved: event('booking.resolved', {
    summary: 'A dispute ended without a refund: with rework, or dismissed.',
    ...concerns({
      disputeId: ref('dispute'),
      outcome: z.enum(['rework', 'dismissed']),
      chooseBefore: z.nullable(instant('Of rework: until when the customer chooses its time.')),
    }),
  }),
  moneyRecorded: event('booking.money_recorded', { summary: 'Money came in or went back.', ...plain }),
  paymentMoved: event('booking.payment_moved', {
    summary: 'An attempt to pay changed; the sums did not.',
    ...plain,
  }),
  refundAsked: event('booking.refund_asked', { summary: 'Money is owed back.', ...plain }),
  refundDue: event('booking.refund_due', {
    summary: 'Asks payment to give money back; published once for each paisa.',
    ...concerns({
      amountPaise: paise(),
      reason: z.string(),
      asCredit: z
        .optional(z.boolean())
        .check(z.describe('The customer chose credit; else it goes back the way it came.')),
    }),
  }),
  creditDue: event('booking.credit_due', {
    summary: 'The customer is given credit for what went wrong; once for each event.',
    ...concerns({
      amountPaise: paise(),
      creditKind: z
        .enum(['absence', 'goodwill'])
        .check(z.describe('absence: the professional did not come; goodwill: any other reason.')),
    }),
  }),
};
