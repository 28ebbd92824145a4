import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Pictures that a person added go with the account. */
export const portfolioPersonal: PersonalPort = {
  tables: [
    {
      table: 'portfolio_photo',
      title: 'Photos of work you added',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from portfolio_photo
      where added_by = ${userId}`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
