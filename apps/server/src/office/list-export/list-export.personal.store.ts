import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';
import { fileOf } from './list-export.store.ts';

export const listExportPersonal: PersonalPort = {
  tables: [
    {
      table: 'list_export',
      title: 'Lists that you exported',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['session_id'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{
      exportId: string;
    }>`select export_id as "exportId" from list_export where user_id = ${userId}`.execute(reader);
    return rows.map(({ exportId }) => fileOf(exportId));
  },
};
