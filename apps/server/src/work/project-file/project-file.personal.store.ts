import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The file belongs to the project; that this account added it goes. */
export const projectFilePersonal: PersonalPort = {
  tables: [
    {
      table: 'project_file',
      title: 'Files of projects that you added',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
  ],
};
