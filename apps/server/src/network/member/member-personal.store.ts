import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** A person's own member goes with the account; that of a business stays with the business. */
export const memberPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_member',
      title: 'You in the network',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
