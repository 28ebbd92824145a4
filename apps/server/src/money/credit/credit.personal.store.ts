import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Part of the accounts: it stays as long as they do. */
export const creditPersonal: PersonalPort = {
  tables: [
    {
      table: 'credit_entry',
      title: 'Your credit',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['cause', 'given_by'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'credit_lot',
      title: 'Credit that is left',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'credit_gift',
      title: 'Credit that support gave you',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['asked_by', 'decided_by'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
