import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Registers of employees are kept (Payment of Wages Act 1936, section 13A: three years); the reason is not needed for it. */
export const leavingPersonal: PersonalPort = {
  tables: [
    {
      table: 'employment_letter_share',
      title: 'Links to letters of your employers',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'employment_letter',
      title: 'Letters of your employers',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['organisation_id', 'issued_by', 'has_own_board', 'logo_id'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leaving',
      title: 'Your notice, and your last day at a business',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['handed_to_staff_id'],
      erasure: { kind: 'blank', set: { reason: '' } },
    },
  ],
};
