import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ofStaff =
  (column: 'staff_id' | 'other_staff_id'): Whose =>
  (userId) =>
    sql`exists (select 1 from staff_member s where s.staff_id = ${sql.ref(`t.${column}`)} and s.user_id = ${userId})`;

/** The hours stay for the wages that were paid for them; what was written goes. */
export const shiftPersonal: PersonalPort = {
  tables: [
    {
      table: 'roster_shift',
      title: 'Your shifts',
      whose: ofStaff('staff_id'),
      erasure: { kind: 'blank', set: { reason: '' } },
    },
    {
      table: 'shift_request',
      title: 'Your requests for shifts',
      whose: ofStaff('staff_id'),
      without: ['decided_by', 'other_staff_id'],
      erasure: { kind: 'blank', set: { note: '', decision_note: '' } },
    },
  ],
};
