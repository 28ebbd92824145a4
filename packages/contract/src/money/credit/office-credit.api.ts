/** Customers' credit in the back office: what there is, what changed it, and more of it. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, paise, paiseBetween } from '../../kernel/schema.ts';
import { bookingErrors } from '../../market/booking/booking.errors.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import {
  confirmsCreditDecision,
  confirmsCreditGift,
  seenOfCreditDecision,
  seenOfCreditGift,
} from './credit.api.ts';
import { creditErrors as e } from './credit.noun.ts';
import { creditBalance, creditEntry } from './credit.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every customer' } as const;
const params = z.object({ userId: z.uuid('This is not a known id.') });
const amount = paiseBetween(100, 100_000_000, 'In paise.');

const waitingGift = z.object({
  amount: paise(),
  bookingId: z.nullable(z.uuid()),
  why: z.string(),
  askedBy: z.string().check(z.describe('Name of the Admin who asked.')),
  askedAt: instant(),
  mine: z.boolean().check(z.describe('The viewer asked: another Admin decides.')),
});

export const getOfficeCredit = endpoint('GET /backoffice/people/{userId}/credit', {
  summary: "A customer's credit and what changed it, the newest first, with what waits for another Admin",
  tag,
  authz,
  params,
  query: z.object(pageQuery),
  response: z.extend(pageOf(creditEntry), {
    ...creditBalance,
    waiting: z.nullable(waitingGift),
  }),
  errors: [e.customer_not_found],
});

export const previewCreditGift = endpoint('POST /backoffice/people/{userId}/credit/preview', {
  summary: 'What giving so much credit would make, and whether another Admin has to agree; changes nothing',
  tag,
  authz,
  unconfirmed: 'only-reads',
  params,
  body: z.object({ amount }),
  response: z.object({
    before: paise(),
    after: paise(),
    until: instant('When it would expire.'),
    needsSecond: z
      .boolean()
      .check(
        z.describe('Above the limit, with what staff gave this customer this month or the Admin gave today.'),
      ),
    paidBookings: z
      .int()
      .check(z.describe('Of the customer, finished and paid; 0: the account has never paid.')),
  }),
  errors: [e.customer_not_found],
});

export const giveCredit = endpoint('POST /backoffice/people/{userId}/credit', {
  summary: 'Give a customer credit; above the limit it waits for another Admin',
  touches: ['backoffice'],
  tag,
  authz,
  params,
  confirms: confirmsCreditGift,
  body: z.object({
    amount,
    bookingId: z.optional(z.uuid('This is not a known id.')),
    why: reason,
    seen: confirmsCreditGift.schema,
  }),
  response: z.object({ balance: paise(), waits: z.boolean() }),
  errors: [
    e.customer_not_found,
    e.credit_waits,
    bookingErrors.booking_not_found,
    kernelErrors.confirmation_differs,
  ],
});

export const decideCreditGift = endpoint('POST /backoffice/people/{userId}/credit/decision', {
  summary: 'Another Admin’s yes or no to credit above the limit',
  tag,
  authz,
  params,
  confirms: confirmsCreditDecision,
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why: reason,
    seen: confirmsCreditDecision.schema,
  }),
  response: z.object({ balance: paise() }),
  errors: [e.customer_not_found, e.own_credit, e.no_credit_waits, kernelErrors.confirmation_differs],
});

export const creditPreviews: readonly PreviewFirst[] = [
  previewFirst(giveCredit, async (look, { params: { userId = '' }, body: { amount: askedAmount } }) =>
    seenOfCreditGift(await look(previewCreditGift, { params: { userId }, body: { amount: askedAmount } })),
  ),
  previewFirst(decideCreditGift, async (look, { params: { userId = '' } }) => {
    const { waiting } = await look(getOfficeCredit, { params: { userId } });
    if (!waiting) throw new Error('No credit waits.');
    return seenOfCreditDecision(waiting);
  }),
];
