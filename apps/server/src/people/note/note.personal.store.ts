import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Notes are their writer's. */
export const notePersonal: PersonalPort = {
  tables: [
    {
      table: 'employee_note',
      title: 'Your notes at work',
      whose: (userId) =>
        sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
};
