import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';
import { listKeysOf } from './photo.store.ts';

/**
 * Cards about a customer's bookings go with the customer, wherever they are shown; so do a person's own. Cards of a business
 * stay with the business, without who made them.
 */
export const jobCardPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_job_card',
      title: 'Finished jobs of your bookings that others asked to show',
      whose: (userId) => sql`t.buyer_id = ${userId} and t.status not in ('draft', 'deleted')`,
      without: ['written_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_job_card',
      title: 'Job cards about your bookings that you were not asked about',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['written_by', 'author_id', 'words'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_job_card',
      title: 'Job cards you made for a business',
      whose: (userId) =>
        sql`t.written_by = ${userId} and t.author_id is distinct from network_person(${userId})`,
      without: ['buyer_id'],
      erasure: { kind: 'blank', set: { written_by: null } },
    },
    {
      table: 'network_job_card',
      title: 'Your job cards',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      without: ['buyer_id'],
      erasure: { kind: 'remove' },
    },
  ],
  files: listKeysOf,
};
