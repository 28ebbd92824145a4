import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Part of the accounts; where it went is no one's business once the account is gone. */
export const cashRefundPersonal: PersonalPort = {
  tables: [
    {
      table: 'cash_refund',
      title: 'Refunds of cash',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['account_sealed', 'attempt_id', 'version', 'checked_by', 'decided_by', 'decide_why'],
      erasure: {
        kind: 'blank',
        set: { holder_name: null, account_sealed: null, account_hint: null, ifsc: null },
        kept: { why: 'accounts', years: 8 },
      },
    },
    // What an Admin decided stays evidence.
    {
      table: 'cash_refund',
      title: 'Refunds of cash that you decided on',
      whose: (userId) => sql`t.checked_by = ${userId} or t.decided_by = ${userId}`,
      without: [
        'user_id',
        'holder_name',
        'ifsc',
        'bank_name',
        'account_sealed',
        'account_hint',
        'attempt_id',
        'version',
      ],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
