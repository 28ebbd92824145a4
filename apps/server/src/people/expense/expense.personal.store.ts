import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

const ownStaffRow = (userId: string) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;
const kept = { why: 'accounts', years: 8 } as const;

/** Expenses are vouchers of an organisation's books (Companies Act 2013, section 128): eight years, receipts included. */
export const expensePersonal: PersonalPort = {
  tables: [
    {
      table: 'reimbursement',
      title: 'What your business paid back to you',
      whose: ownStaffRow,
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'expense_advance',
      title: 'Advances that you were given',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept },
    },
    {
      table: 'expense_receipt',
      title: 'Receipts of your expenses',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { user_id: null }, kept },
    },
    {
      table: 'expense',
      title: 'Your expenses',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept },
    },
  ],
};
