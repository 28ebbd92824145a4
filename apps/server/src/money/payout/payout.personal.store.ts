import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

const ofOwner = (userId: string) =>
  sql`t.organisation_id in (select o.organisation_id from organisation o where o.owner_user_id = ${userId})`;
const accounts = { kind: 'keep', kept: { why: 'accounts', years: 8 } } as const;

/** What a professional's work brought the partner, and what a partner was paid. */
export const payoutPersonal: PersonalPort = {
  tables: [
    {
      table: 'earning',
      title: 'Your work in the accounts',
      whose: (userId) =>
        sql`t.professional_id in (select s.staff_id from staff_member s where s.user_id = ${userId}) or t.held_by = ${userId} or ${ofOwner(userId)}`,
      without: ['organisation_id', 'booking_version'],
      erasure: accounts,
    },
    {
      table: 'payout',
      title: 'Payouts',
      whose: ofOwner,
      without: ['organisation_id', 'provider_payout_id', 'version'],
      erasure: accounts,
    },
    // What an Admin decided stays evidence.
    {
      table: 'payout_run',
      title: 'Payout runs that you decided on',
      whose: (userId) => sql`t.checked_by = ${userId} or t.decided_by = ${userId}`,
      without: ['run_id', 'payouts', 'earnings', 'total_paise', 'collected_to', 'version'],
      erasure: accounts,
    },
    {
      table: 'payout_hold',
      title: 'Payouts that you held',
      whose: (userId) => sql`t.held_by = ${userId}`,
      without: ['organisation_id'],
      erasure: accounts,
    },
  ],
};
