import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Requests are vouchers of an organisation's books (Companies Act 2013, section 128): eight years. */
export const approvalPersonal: PersonalPort = {
  tables: [
    {
      table: 'approval_delegate',
      title: 'Who reviews in your place',
      whose: (userId) =>
        sql`t.for_staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'approval_step',
      title: 'Your reviews',
      whose: (userId) => sql`(t.decided_by = ${userId} or t.taken_by = ${userId})`,
      erasure: {
        kind: 'blank',
        set: { decided_by: null, taken_by: null, taken_at: null, taken_reason: null },
      },
    },
    {
      table: 'approval_request',
      title: 'What you asked your business for',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
