import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** A trip is a voucher of what was paid for it: eight years; why it was made goes. */
export const travelPersonal: PersonalPort = {
  tables: [
    {
      table: 'trip',
      title: 'Your trips',
      whose: (userId) =>
        sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`,
      erasure: { kind: 'blank', set: { purpose: '' }, kept: { why: 'accounts', years: 8 } },
    },
  ],
};
