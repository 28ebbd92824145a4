import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** A person's messages to support are erased with the account, with all answers; who answered stays without the name. */
export const supportPersonal: PersonalPort = {
  tables: [
    {
      table: 'incident_answer',
      title: 'Replies from support',
      whose: (userId) => sql`t.incident_id in (select incident_id from incident where user_id = ${userId})`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'incident_answer',
      title: 'Replies you gave',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'incident',
      title: 'Messages to support',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
