import { sql } from 'kysely';
import type { AccountInterface } from '../../src/identity/account/index.ts';
import { namesOf } from '../../src/identity/account/account.store.ts';

/** Accounts as money domains ask for them, in fixtures that compose no account domain. */
export const peopleOf: Pick<AccountInterface, 'lock' | 'namesOf' | 'statusOf'> = {
  namesOf,
  lock: async (tx, userId) => {
    await sql`select 1 from user_account where user_id = ${userId} for update`.execute(tx);
    return { userId };
  },
  statusOf: async (reader, userId) => {
    const row = await reader
      .selectFrom('user_account')
      .select('status')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ? row.status : null;
  },
};
