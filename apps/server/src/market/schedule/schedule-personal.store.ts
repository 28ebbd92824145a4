import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ownStaffRow: Whose = (userId) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;
const remove = { kind: 'remove' } as const;

/** When a professional works; the times of bookings go with the bookings. */
export const schedulePersonal: PersonalPort = {
  tables: [
    { table: 'staff_shift', title: 'Working hours', whose: ownStaffRow, erasure: remove },
    { table: 'staff_leave', title: 'Leave', whose: ownStaffRow, erasure: remove },
    { table: 'staff_skill', title: 'Trades', whose: ownStaffRow, erasure: remove },
    {
      table: 'slot_wait',
      title: 'Days you wait for a slot on',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: remove,
    },
  ],
};
