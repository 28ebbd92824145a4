import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Invitations that came to the person; those that the person sent hold another's name, and lapse by themselves. */
export const staffPersonal: PersonalPort = {
  tables: [
    {
      table: 'staff_invitation',
      title: 'Team invitations',
      whose: (userId) =>
        sql`exists (select 1 from user_account a where a.user_id = ${userId}
          and (a.mobile_number = t.mobile_number or a.email = t.email))`,
      without: ['invited_by', 'invited_by_staff_id'],
      erasure: { kind: 'remove' },
    },
  ],
};
