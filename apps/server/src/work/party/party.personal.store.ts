import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** An organisation keeps its own books of a customer (CGST Act 2017, section 36); that it is this account goes. */
export const partyPersonal: PersonalPort = {
  tables: [
    {
      table: 'party',
      title: 'Businesses that you agreed with on larger work',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null, name: 'Former customer' } },
    },
  ],
};
