/** That a person saves a list as a file is written into the audit log. The rows come from the list's own call. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { text, whole } from '../../kernel/schema.ts';

const lists = [
  'audit',
  'people',
  'partners',
  'offers',
  'prices',
  'bookings',
  'payments',
  'team',
  'services',
  'catalogue',
  'products',
  'assets',
  'documents',
  'categories',
  'dictionary',
  'waitlist',
  'newsletter',
  'earnings',
  'deductions',
  'payouts',
  'payout_runs',
  'partner_earnings',
  'cash_refunds',
  'purchase_refunds',
  'disputes',
] as const;
export type ExportedList = (typeof lists)[number];

const body = z.object({
  list: z.enum(lists, 'This list is not known.'),
  columns: z
    .array(text(40), 'Send the names of the columns.')
    .check(z.minLength(1, 'Choose at least one column.'), z.maxLength(40, 'At most 40 columns.')),
  filters: z
    .record(text(40), text(120))
    .check(z.describe('As the address of the list carries them, without searched words.')),
  rows: z.nullable(whole(0, 1_000_000)).check(z.describe('How many the list said it has; null: unknown.')),
});
const response = z.object({ recorded: z.literal(true) });

export const recordExport = endpoint('POST /backoffice/exports', {
  summary: 'Write into the audit log that a list of the back office is exported; before its rows are read',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'] },
  unconfirmed: 'only-adds',
  perMinute: 30,
  body,
  response,
});

export const recordWorkExport = endpoint('POST /user/exports', {
  summary: 'The same for a list of a partner and its staff, in the activity of the organisation',
  tag: 'Staff',
  authz: { who: 'roles', roles: ['Service Partner', 'subUser'], scope: 'the own organisation only' },
  unconfirmed: 'only-adds',
  perMinute: 30,
  body,
  response,
});
