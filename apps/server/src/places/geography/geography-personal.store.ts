import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

export const geographyPersonal: PersonalPort = {
  tables: [
    {
      table: 'delivery_address',
      title: 'Saved addresses',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
