import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The organisation keeps what it did and billed; that this account was the client, or wrote it, goes. */
export const projectPersonal: PersonalPort = {
  tables: [
    {
      table: 'project',
      title: 'Projects that you ordered',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['created_by'],
      erasure: { kind: 'blank', set: { buyer_id: null } },
    },
    {
      table: 'project',
      title: 'Projects that you wrote',
      whose: (userId) => sql`t.created_by = ${userId}`,
      without: ['buyer_id'],
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
