import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Payments are kept for the accounts. */
export const advancePersonal: PersonalPort = {
  tables: [
    {
      table: 'advance_order',
      title: 'Advances you paid for agreed quotes',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
