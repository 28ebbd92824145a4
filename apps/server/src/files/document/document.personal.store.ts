import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Documents that the person uploaded are erased with the account: rows and files. */
export const documentPersonal: PersonalPort = {
  tables: [
    {
      table: 'document_share',
      title: 'Links to your documents',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['password_hash'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'document',
      title: 'Documents',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const rows = await reader
      .selectFrom('document')
      .select('storage_key')
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ storage_key }) => storage_key);
  },
};
