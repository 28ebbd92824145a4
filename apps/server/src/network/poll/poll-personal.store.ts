import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/**
 * A person's polls go with the account, and with them the votes in them. Votes of the person go as well; the polls of
 * others keep their counts. Polls of a business stay with the business, without who wrote them.
 */
export const pollPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_poll_vote',
      title: 'Your votes in polls',
      whose: (userId) => sql`t.member_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_poll',
      title: 'Polls you wrote for a business',
      whose: (userId) =>
        sql`t.written_by = ${userId} and t.author_id is distinct from network_person(${userId})`,
      erasure: { kind: 'blank', set: { written_by: null } },
    },
    {
      table: 'network_poll',
      title: 'Your polls',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
};
