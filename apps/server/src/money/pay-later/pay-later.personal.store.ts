import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

const kept = { kind: 'keep', kept: { why: 'accounts', years: 8 } } as const;

/** Part of the accounts: it stays as long as they do. */
export const payLaterPersonal: PersonalPort = {
  tables: [
    {
      table: 'pay_later_account',
      title: 'What you owe us',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: kept,
    },
    {
      table: 'pay_later_debt',
      title: 'Bookings that you pay later',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['told'],
      erasure: kept,
    },
    {
      table: 'pay_later_limit',
      title: 'What support lets you pay later',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['asked_by', 'decided_by'],
      erasure: kept,
    },
  ],
  openMatters: async (reader, userId) => {
    const { rows } =
      await sql`select 1 from pay_later_account where user_id = ${userId} and used_paise > 0`.execute(reader);
    return rows.length > 0 ? ['debt_open'] : [];
  },
};
