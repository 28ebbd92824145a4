import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const kept = { why: 'accounts', years: 8 } as const;
const ownLoans: Whose = (userId) =>
  sql`t.loan_id in (select l.loan_id from employee_loan l where l.user_id = ${userId})`;

/** Loans are in the books of who lends: eight years; what one was for goes. */
export const loanPersonal: PersonalPort = {
  tables: [
    {
      table: 'employee_loan_entry',
      title: 'What was paid back of your loans',
      whose: ownLoans,
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'employee_loan',
      title: 'Your loans',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { note: '' }, kept },
    },
  ],
};
