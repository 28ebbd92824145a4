/** What an Admin does about disputes, in the back office. */
import * as z from 'zod/mini';
import { bookingMoney } from '../booking/booking-money.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, paise, paiseBetween, sentence, wholeParam } from '../../kernel/schema.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { bookingEvent, photo, requestStatus } from '../booking/booking.model.ts';
import { bookingLine } from '../booking/line.model.ts';
import {
  confirmsDecision,
  confirmsSecondDecision,
  seenOfDecision,
  seenOfSecondDecision,
} from './dispute.api.ts';
import {
  bearers,
  disputeErrors as d,
  disputeKinds,
  disputeOutcomes,
  disputeRequests,
  disputeStates,
} from './dispute.noun.ts';
import { dispute, linkedBooking } from './dispute.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

const tag = 'Disputes';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every dispute' } as const;
const params = z.object({ disputeId: z.uuid('This is not a known id.') });

const assignee = z
  .nullable(z.object({ userId: z.uuid(), fullName: z.string() }))
  .check(z.describe('The Admin who has taken it; null: no one has.'));

export const disputeInQueue = z.object({
  disputeId: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(disputeStates),
  kind: z.enum(disputeKinds),
  request: z.enum(disputeRequests),
  customerName: z.string(),
  companyName: z.string(),
  bill: paise('What the booking cost.'),
  openedAt: instant(),
  answerBefore: instant(),
  answered: z.boolean().check(z.describe('The partner has answered.')),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  assignee,
});

/** What the queue may be asked for. */
export const disputesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(20, 'The beginning of a booking number.'),
  state: z.optional(z.enum(['waiting', 'second', 'decided'], 'Choose one of the list.')),
  kind: z.optional(z.enum(disputeKinds, 'Choose one of the list.')),
  assigned: z.optional(z.enum(['mine', 'none'], 'Choose mine or none.')),
});

export const listDisputes = endpoint('GET /backoffice/disputes', {
  summary: 'Disputes: those that wait, the oldest first; the decided ones, the newest first',
  tag,
  authz,
  query: disputesQuery,
  response: countedPageOf(disputeInQueue),
});

export const earlierDispute = z.object({
  disputeId: z.uuid(),
  bookingNumber: z.string(),
  kind: z.enum(disputeKinds),
  status: z.enum(disputeStates),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  amount: z.nullable(paise()),
  openedAt: instant(),
});

export const officeDispute = z.object({
  dispute,
  assignee,
  mayDecide: z.boolean().check(z.describe('The partner has answered, or its time is over.')),
  proposal: z
    .nullable(
      z.object({
        amount: paise(),
        bornBy: z.enum(bearers),
        reason: z.string(),
        byName: z.string(),
        own: z.boolean().check(z.describe('By the caller, who does not decide on it.')),
      }),
    )
    .check(z.describe('A refund above the limit that waits for another Admin.')),
  booking: z.object({
    bookingId: z.uuid(),
    bookingNumber: z.string(),
    status: requestStatus,
    startsAt: instant(),
    completedAt: z.nullable(instant()),
    locality: z.string(),
    customerId: z.uuid(),
    customerName: z.string(),
    organisationId: z.uuid(),
    companyName: z.string(),
    professionalName: z.nullable(z.string()),
    lines: z.array(bookingLine),
    bill: paise(),
    money: bookingMoney,
    mostRefund: paise('What a refund may be at most.'),
    paymentMode: z.enum(['online', 'cash', 'paylater']),
    invoiceNumber: z.nullable(z.string()),
    timeline: z.array(bookingEvent),
    photos: z.array(photo),
    reworkOf: z.nullable(linkedBooking),
  }),
  earlier: z.object({ customer: z.array(earlierDispute), partner: z.array(earlierDispute) }),
});
export type OfficeDispute = z.output<typeof officeDispute>;

export const readOfficeDispute = endpoint('GET /backoffice/disputes/{disputeId}', {
  summary: 'One dispute with its whole story',
  tag,
  authz,
  params,
  response: officeDispute,
  errors: [d.dispute_not_found],
});

export const assignDispute = endpoint('POST /backoffice/disputes/{disputeId}/assignment', {
  summary: 'Take a dispute, also over from another Admin, or release it',
  tag,
  authz,
  unconfirmed: 'carries-version',
  params,
  body: z.object({
    take: z.boolean('Choose take or release.'),
    seenAssignee: z
      .nullable(z.uuid('This is not a known id.'))
      .check(z.describe('Who had it as the caller saw it; another is refused.')),
  }),
  response: z.object({ assignee }),
  errors: [d.dispute_not_found, d.dispute_taken, d.dispute_moved_on],
});

export const previewRefund = endpoint('GET /backoffice/disputes/{disputeId}/refund', {
  summary: 'What a refund of this sum would do: who gets and who bears how much',
  tag,
  authz,
  params,
  query: z.object({
    amount: wholeParam(100, 100_000_000, 'In paise.'),
    bornBy: z.enum(bearers, 'Choose who bears it.'),
  }),
  response: z.object({
    amount: paise('Taken off the bill.'),
    returned: paise('Goes back to the customer.'),
    partner: paise('What the partner gives back of its earning.'),
    platform: paise(
      'What the platform bears: commission and fee given back, and what it pays for the partner.',
    ),
    tax: paise('Tax that is no longer owed, by the credit note.'),
    needsSecond: z.boolean().check(z.describe('Above the limit: another Admin decides on it.')),
  }),
  errors: [d.dispute_not_found, d.refund_too_much, d.dispute_not_paid],
});

export const decideDispute = endpoint('POST /backoffice/disputes/{disputeId}/decision', {
  summary: 'Decide: rework, a refund of all or a part, or dismissed; with a reason that both sides read',
  tag,
  authz,
  confirms: confirmsDecision,
  params,
  body: z
    .object({
      outcome: z.enum(disputeOutcomes, 'Choose how it ends.'),
      amount: z.optional(paiseBetween(100, 100_000_000, 'Of a refund, in paise.')),
      bornBy: z.optional(z.enum(bearers, 'Choose who bears it.')),
      reworkBy: z.optional(z.enum(['same', 'another'], 'Choose whose team does the work again.')),
      reason: sentence(1000, 'Why; both sides read it.'),
      seen: confirmsDecision.schema,
    })
    .check(
      z.refine(
        ({ outcome, amount, bornBy }) =>
          (outcome === 'refund') === (amount !== undefined) &&
          (amount === undefined) === (bornBy === undefined),
        { error: 'Enter the refund and who bears it.', path: ['amount'] },
      ),
      z.refine(({ outcome, reworkBy }) => (outcome === 'rework') === (reworkBy !== undefined), {
        error: 'Choose whose team does the work again.',
        path: ['reworkBy'],
      }),
    ),
  response: officeDispute,
  errors: [
    d.dispute_not_found,
    d.dispute_moved_on,
    d.dispute_awaits_partner,
    d.refund_too_much,
    d.dispute_not_paid,
    e.booking_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

export const decideProposal = endpoint('POST /backoffice/disputes/{disputeId}/approval', {
  summary: "Approve another Admin's refund above the limit, or send it back",
  tag,
  authz,
  confirms: confirmsSecondDecision,
  params,
  body: z.object({
    approve: z.boolean('Choose yes or no.'),
    why: sentence(300, 'Why, for the audit log.'),
    seen: confirmsSecondDecision.schema,
  }),
  response: officeDispute,
  errors: [
    d.dispute_not_found,
    d.dispute_moved_on,
    d.own_decision,
    d.refund_too_much,
    d.dispute_not_paid,
    e.booking_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

const idOf = (calledParams: Readonly<Record<string, string>>) => ({
  disputeId: calledParams['disputeId'] ?? '',
});

export const disputePreviews: readonly PreviewFirst[] = [
  previewFirst(decideDispute, async (look, asked) => {
    const { dispute: shownDispute } = await look(readOfficeDispute, { params: idOf(asked.params) });
    if (asked.body.amount === undefined || asked.body.bornBy === undefined)
      return seenOfDecision(shownDispute, null);
    const query = { amount: asked.body.amount, bornBy: asked.body.bornBy };
    return seenOfDecision(shownDispute, await look(previewRefund, { params: idOf(asked.params), query }));
  }),
  previewFirst(decideProposal, async (look, asked) => {
    const { dispute: shownDispute, proposal } = await look(readOfficeDispute, { params: idOf(asked.params) });
    if (!proposal) throw new Error('No refund waits for another Admin.');
    return seenOfSecondDecision(shownDispute, proposal);
  }),
];
