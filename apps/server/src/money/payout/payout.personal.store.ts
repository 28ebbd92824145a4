import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What a professional's work brought the partner, and what a partner was paid. */
export const payoutPersonal: PersonalPort = {
  tables: [
    {
      table: 'earning',
      title: 'Your work in the accounts',
      whose: (userId) =>
        sql`t.professional_id in (select s.staff_id from staff_member s where s.user_id = ${userId})
        or t.organisation_id in (select o.organisation_id from organisation o where o.owner_user_id = ${userId})`,
      without: ['organisation_id', 'booking_version'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
