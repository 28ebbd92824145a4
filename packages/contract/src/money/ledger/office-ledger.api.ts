/** The books of one booking, for the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, paise } from '../../kernel/schema.ts';

const posting = z.object({
  line: z.int(),
  account: z.string(),
  companyName: z.nullable(z.string()).check(z.describe('Whose balance; null: the platform’s.')),
  amount: paise('Debit positive, credit negative.'),
});

export const ledgerTransaction = z.object({
  transactionId: z.uuid(),
  kind: z.string().check(z.describe('The event that was posted.')),
  postedAt: instant(),
  postings: z.array(posting).check(z.describe('They sum to 0.')),
});
export type LedgerTransaction = z.output<typeof ledgerTransaction>;

export const getBookingLedger = endpoint('GET /backoffice/bookings/{bookingId}/ledger', {
  summary: 'What was posted for a booking, oldest first; at most 100 transactions',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'], scope: 'every booking' },
  params: z.object({ bookingId: z.uuid('This is not a known id.') }),
  response: z.object({ items: z.array(ledgerTransaction) }),
});
