import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What it keeps of a person: in the person's own copy, and removed with the account. */
export const favouritePersonal: PersonalPort = {
  tables: [
    {
      table: 'favourite',
      title: 'Favourite partners',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'favourite_professional',
      title: 'Favourite professionals',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
