import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

export const subTaskPersonal: PersonalPort = {
  tables: [
    {
      table: 'project_reminder',
      title: 'Your reminders of projects',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
