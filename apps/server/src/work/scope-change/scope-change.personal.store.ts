import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What was agreed on stays with the project; that this account proposed it goes. */
export const scopeChangePersonal: PersonalPort = {
  tables: [
    {
      table: 'scope_change',
      title: 'Changes of projects that you proposed',
      whose: (userId) => sql`t.proposed_by = ${userId}`,
      without: ['answer'],
      erasure: { kind: 'blank', set: { proposed_by: null } },
    },
  ],
};
