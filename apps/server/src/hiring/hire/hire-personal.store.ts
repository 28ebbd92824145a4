import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ofHired: Whose = (userId) => sql`t.hire_id in (select hire_id from hire where user_id = ${userId})`;

/** What is the hired person's, and not of who hired them. */
const ofPerson = [
  'application_id',
  'user_id',
  'invitation_id',
  'staff_id',
  'designation',
  'wage_paise',
  'wage_unit',
  'starts_on',
  'department_id',
  'structure_id',
  'documents',
  'shift_type_id',
  'shift_day',
  'joined_at',
  'feedback_at',
  'asked_at',
];

/** Hires go with the account of the hired person, and what both sides said; employment itself is kept by the employer. */
export const hirePersonal: PersonalPort = {
  tables: [
    {
      table: 'hire_feedback',
      title: 'Feedback after you were hired',
      whose: ofHired,
      without: ['given_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'hire_feedback',
      title: 'Feedback you gave about people you hired',
      whose: (userId) => sql`t.given_by = ${userId} and t.side = 'employer'`,
      without: ['hire_id'],
      erasure: { kind: 'blank', set: { given_by: null } },
    },
    {
      table: 'hire',
      title: 'Where you were hired',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['hired_by', 'invitation_id', 'structure_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'hire',
      title: 'People you hired',
      whose: (userId) => sql`t.hired_by = ${userId}`,
      without: ofPerson,
      erasure: { kind: 'blank', set: { hired_by: null } },
    },
  ],
};
