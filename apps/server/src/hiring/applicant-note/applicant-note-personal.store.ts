import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What is written is of who wrote it, as in a scorecard: a candidate's copy says how many notes there are. */
const ofWriter = [
  'applicant_note_id',
  'job_id',
  'organisation_id',
  'user_id',
  'written_by',
  'words',
  'created_at',
  'edited_at',
  'version',
];
/** Of which candidate is not said to who wrote it. */
const ofCandidate = ['application_id', 'job_id', 'organisation_id', 'user_id'];

/** Notes go with the account of the candidate, and with that of who wrote them. */
export const applicantNotePersonal: PersonalPort = {
  tables: [
    {
      table: 'applicant_note_mention',
      title: 'Notes on applicants in which you are named',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['applicant_note_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'applicant_note_mention',
      title: 'People named in notes on your job applications',
      whose: (userId) =>
        sql`t.applicant_note_id in (select applicant_note_id from applicant_note
          where user_id = ${userId} or written_by = ${userId})`,
      without: ['applicant_note_id', 'user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'applicant_note',
      title: 'Notes of businesses on your job applications',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ofWriter,
      erasure: { kind: 'remove' },
    },
    {
      table: 'applicant_note',
      title: 'Notes you wrote on applicants',
      whose: (userId) => sql`t.written_by = ${userId}`,
      without: ofCandidate,
      erasure: { kind: 'remove' },
    },
  ],
};
