/** A booking as the back office sees it. Names are shown; numbers and the door are asked for one by one. */
import * as z from 'zod/mini';
import { bookingMoney } from '../booking/booking-money.model.ts';
import { instant, paise } from '../../kernel/schema.ts';
import { paymentModes, paymentStatuses, priceBreakdown, bookingState } from '../booking/booking.model.ts';
import { partnerRequestStates } from '../booking/partner-request.noun.ts';
import { bearers } from '../dispute/dispute.noun.ts';
import { stoppers, stopReasons, stopStates } from '../stop/stop.noun.ts';
import { stopLine } from '../stop/stop.model.ts';
import { proposers, timeProposalStates } from '../reschedule/time-proposal.noun.ts';

/** What may be wrong with a booking, as the list is narrowed by. */
export const bookingProblems = [
  'needs_partner',
  'late_to_start',
  'late_to_finish',
  'payment_stuck',
  'refund_due',
  'reported',
] as const;
export type BookingTrouble = (typeof bookingProblems)[number];

export const deskRow = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  status: bookingState,
  paymentStatus: z.enum(paymentStatuses),
  paymentMode: z.enum(paymentModes),
  title: z.string().check(z.describe('First service and how many more.')),
  startsAt: instant(),
  endsAt: instant(),
  createdAt: instant(),
  city: z.string(),
  locality: z.string(),
  total: paise('With approved additions.'),
  buyerId: z.uuid(),
  customerName: z.string(),
  organisationId: z.nullable(z.uuid()),
  companyName: z.nullable(z.string()),
  professionalName: z.nullable(z.string()),
  urgent: z.boolean().check(z.describe('Booked to come as soon as possible, with a short accept clock.')),
});
export type DeskRow = z.output<typeof deskRow>;

const person = z.object({
  userId: z.uuid(),
  name: z.string(),
  maskedNumber: z.string().check(z.describe('The last two digits. Empty: none was given.')),
});

const moment = z.object({
  at: instant(),
  verb: z.string(),
  status: bookingState,
  actorKind: z.string(),
  actorId: z.nullable(z.uuid()),
  actorName: z.nullable(z.string()),
  note: z.string(),
});
export type DeskMoment = z.output<typeof moment>;

const offer = z.object({
  offerId: z.uuid(),
  organisationId: z.uuid(),
  companyName: z.string(),
  round: z.int(),
  offeredAt: instant(),
  acceptBefore: instant(),
  answer: z.enum(partnerRequestStates),
  answeredAt: z.nullable(instant()),
  reason: z.nullable(z.string()),
});
export type DeskOffer = z.output<typeof offer>;

const proposal = z.object({
  proposalId: z.uuid(),
  by: z.enum(proposers),
  status: z.enum(timeProposalStates),
  startsAt: instant(),
  fee: paise(),
  createdAt: instant(),
  answeredAt: z.nullable(instant()),
});
export type DeskProposal = z.output<typeof proposal>;

const stop = z.object({
  stopId: z.uuid(),
  by: z.enum(stoppers),
  reason: z.enum(stopReasons),
  words: z.string(),
  status: z.enum(stopStates),
  lines: z.array(stopLine),
  agreed: paise('The bill before.'),
  bill: paise('For what was done.'),
  askedAt: instant(),
  answerWords: z.string(),
  endedAt: z.nullable(instant()),
});
export type DeskStop = z.output<typeof stop>;

const note = z.object({
  noteId: z.uuid(),
  text: z.string(),
  writtenBy: z.string(),
  at: instant(),
});
export type DeskNote = z.output<typeof note>;

const line = z.object({
  lineId: z.string(),
  name: z.string(),
  answers: z.array(z.string()),
  quantity: z.int(),
  price: paise(),
  minutes: z.int(),
  state: z
    .enum(['booked', 'asked', 'approved', 'refused'])
    .check(z.describe('booked: from the cart; else an addition during the work.')),
});
export type DeskLine = z.output<typeof line>;

/** The moves that this Admin may make now, as the lifecycle and the policy say. */
const can = z.object({
  reassign: z.boolean(),
  reschedule: z.boolean(),
  cancel: z.boolean(),
  refund: z.boolean().check(z.describe('Finished work, without a dispute; none waits.')),
  decideRefund: z.boolean(),
});

const refundWaiting = z.object({
  amount: paise(),
  bornBy: z.enum(bearers),
  why: z.string(),
  askedBy: z.string(),
  askedAt: instant(),
});

export const deskBooking = z.extend(deskRow, {
  version: z.int(),
  note: z
    .string()
    .check(z.describe('What the customer wrote for the professional; numbers in it are masked.')),
  reasonCode: z.nullable(z.string()),
  contactName: z.string(),
  pincode: z.string(),
  customer: person,
  owner: z.nullable(person).check(z.describe('Of the partner that has it or is asked; null: none.')),
  professional: z.nullable(person),
  chosen: z.boolean().check(z.describe('The customer asked for this partner.')),
  acceptBefore: z.nullable(instant('The accept clock of the open offer.')),
  payBefore: z.nullable(instant('Until when it waits for its money.')),
  startedAt: z.nullable(instant()),
  completedAt: z.nullable(instant()),
  endedAt: z.nullable(instant()),
  reschedules: z.int().check(z.describe('How often its customer changed the time.')),
  photos: z.int(),
  price: priceBreakdown,
  additions: paise(),
  money: bookingMoney.check(z.describe('The story of its money, as its customer is told of it.')),
  lines: z.array(line),
  timeline: z.array(moment),
  offers: z.array(offer),
  proposals: z.array(proposal),
  stops: z.array(stop).check(z.describe('That the visit cannot go on, as a side said; the newest first.')),
  notes: z.array(note).check(z.describe('Of colleagues in the back office, the newest first.')),
  refundWaiting: z.nullable(refundWaiting).check(z.describe('Above the limit: it waits for another Admin.')),
  can,
});
export type DeskBooking = z.output<typeof deskBooking>;
