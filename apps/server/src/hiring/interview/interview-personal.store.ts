import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What an interviewer's copy says of an interview that they took. */
const ofInterviewer = ['position'];

/** A candidate's interviews are erased with the account; interviewers and who proposed stay out of it afterwards. */
export const interviewPersonal: PersonalPort = {
  tables: [
    {
      table: 'interview_time',
      title: 'Times of your interviews',
      whose: (userId) =>
        sql`(t.user_id = ${userId} or t.interview_id in (select interview_id from interview where user_id = ${userId}))`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'interview_choice',
      title: 'Times offered for your interviews',
      whose: (userId) =>
        sql`t.interview_id in (select interview_id from interview where user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'interviewer',
      title: 'Interviewers of your interviews',
      whose: (userId) =>
        sql`t.interview_id in (select interview_id from interview where user_id = ${userId})`,
      without: ['user_id', 'skill_mark', 'experience_mark', 'manner_mark', 'advice', 'words', 'scored_at'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'interviewer',
      title: 'Interviews you took',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ofInterviewer,
      erasure: { kind: 'blank', set: { user_id: null, words: null } },
    },
    {
      table: 'interview',
      title: 'Interviews',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['proposed_by', 'calendar_count'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'interview',
      title: 'Interviews you proposed',
      whose: (userId) => sql`t.proposed_by = ${userId}`,
      without: [
        'user_id',
        'application_id',
        'status',
        'awaits',
        'asked_words',
        'end_words',
        'starts_at',
        'due_at',
        'accepted_at',
        'absent',
        'calendar_at',
        'calendar_count',
        'reminded_at',
        'ended_at',
        'updated_at',
        'version',
      ],
      erasure: { kind: 'blank', set: { proposed_by: null } },
    },
  ],
};
