import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** A customer's enquiries are erased with the account; what people of a partner wrote stays without who they were. */
export const enquiryPersonal: PersonalPort = {
  tables: [
    {
      table: 'enquiry_message',
      title: 'What was written in your enquiries',
      whose: (userId) => sql`t.enquiry_id in (select enquiry_id from enquiry where user_id = ${userId})`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'enquiry_message',
      title: 'Answers you gave',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'enquiry',
      title: 'Enquiries',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['attention'],
      erasure: { kind: 'remove' },
    },
  ],
};
