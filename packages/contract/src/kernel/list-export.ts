import * as z from 'zod/mini';
import { instant } from './schema.ts';

/** The lists that the server makes into a file, by who has them: partners, customers, the back office. */
export const workLists = [
  'bookings',
  'earnings',
  'deductions',
  'payouts',
  'own_bookings',
  'payment_book',
  'payroll_register',
  'expenses',
  'employee_payments',
  'assets',
  'attendance_month',
  'headcount',
  'attendance_report',
  'leave_balances',
  'leave_taken',
  'salary_cost',
  'hiring_figures',
  'hiring_recruiters',
] as const;
export const officeLists = [
  'office_bookings',
  'office_payments',
  'office_disputes',
  'office_payouts',
  'office_earnings',
  'audit',
] as const;
export const sheetLists = [...workLists, ...officeLists] as const;
export type SheetList = (typeof sheetLists)[number];

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Why there is no file. */
export const exportFailures = ['denied', 'signed_out', 'fault'] as const;
export type ExportFailure = (typeof exportFailures)[number];

export const listExport = z.object({
  exportId: z.uuid(),
  list: z.enum(sheetLists),
  title: z.string().check(z.describe('What the list is called, in the language of the call.')),
  filters: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .check(z.describe('What the list was narrowed by, in words. Empty: everything.')),
  format: z.enum(exportFormats),
  state: z.enum(['making', 'ready', 'failed']),
  failure: z.nullable(z.enum(exportFailures)),
  rows: z.int().check(z.describe('In the file so far.')),
  bytes: z.nullable(z.int()).check(z.describe('Size of the file; null: not there yet.')),
  isCut: z.boolean().check(z.describe('The list is longer than a file may be.')),
  askedAt: instant(),
  readyAt: z.nullable(instant()),
  expiresAt: instant('The file is gone from then on.'),
  link: z
    .nullable(z.string())
    .check(z.describe('Signed address of the file, for this session, for five minutes; null: no file.')),
});
export type ListExport = z.output<typeof listExport>;
