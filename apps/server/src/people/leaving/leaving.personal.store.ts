import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Registers of employees are kept (Payment of Wages Act 1936, section 13A: three years); the reason is not needed for it. */
export const leavingPersonal: PersonalPort = {
  tables: [
    {
      table: 'leaving',
      title: 'Your notice, and your last day at a business',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['handed_to_staff_id'],
      erasure: { kind: 'blank', set: { reason: '' } },
    },
  ],
};
