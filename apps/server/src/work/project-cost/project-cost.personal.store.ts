import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The organisation keeps what it spent; that this account booked it goes. */
export const projectCostPersonal: PersonalPort = {
  tables: [
    {
      table: 'project_cost',
      title: 'Costs of projects that you booked',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['staff_id'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
  ],
};
