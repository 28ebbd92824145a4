import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The organisation keeps its tasks; that this account wrote or did them goes, and so does what it said. */
export const taskPersonal: PersonalPort = {
  tables: [
    {
      table: 'task_assignee',
      title: 'Tasks that you were given',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'task_comment',
      title: 'Your comments on tasks',
      whose: (userId) => sql`t.author_user_id = ${userId}`,
      erasure: { kind: 'blank', set: { author_user_id: null, words: '' } },
    },
    {
      table: 'task_document',
      title: 'Documents that you added to tasks',
      whose: (userId) => sql`t.added_by = ${userId}`,
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'task',
      title: 'Tasks that you wrote',
      whose: (userId) => sql`t.created_by = ${userId}`,
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
