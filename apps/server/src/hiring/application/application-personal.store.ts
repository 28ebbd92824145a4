import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** A candidate's applications are erased with the account; who of a business invited someone stays out of it afterwards. */
export const applicationPersonal: PersonalPort = {
  tables: [
    {
      table: 'application_answer',
      title: 'Answers in your job applications',
      whose: (userId) =>
        sql`t.application_id in (select application_id from application where user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'application',
      title: 'Job applications',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['invited_by', 'standing'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'application',
      title: 'Candidates you invited',
      whose: (userId) => sql`t.invited_by = ${userId}`,
      without: [],
      erasure: { kind: 'blank', set: { invited_by: null } },
    },
  ],
};
