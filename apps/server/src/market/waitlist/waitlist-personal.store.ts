import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Requests of an account go with it; those of visitors are removed by their link, or after `keptDays`. */
export const waitlistPersonal: PersonalPort = {
  tables: [
    {
      table: 'waitlist_entry',
      title: 'Services you wait for',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['contact'],
      erasure: { kind: 'remove' },
    },
  ],
};
