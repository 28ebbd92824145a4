import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What was paid stays in the books; by whom goes with the account. */
export const milestonePaymentPersonal: PersonalPort = {
  tables: [
    {
      table: 'milestone_order',
      title: 'Payments of milestones',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'blank', set: { buyer_id: null } },
    },
  ],
};
