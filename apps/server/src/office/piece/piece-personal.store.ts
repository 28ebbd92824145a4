import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Of an operator: who published what explains what visitors read. */
export const piecePersonal: PersonalPort = {
  tables: [
    {
      table: 'piece',
      title: 'Changes to site content',
      whose: (userId) => sql`t.changed_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'piece_picture',
      title: 'Pictures of site content',
      whose: (userId) => sql`t.added_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
  ],
};
