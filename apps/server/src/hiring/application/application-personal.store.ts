import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Nothing that says more than that someone was invited: the rest is of the candidate. */
const ofCandidate = [
  'application_number',
  'user_id',
  'status',
  'step',
  'is_knocked_out',
  'answer_points',
  'match_score',
  'fits_trade',
  'skills_held',
  'skills_asked',
  'distance_metres',
  'travel_metres',
  'wage_expected_paise',
  'wage_offered_paise',
  'wage_unit',
  'months_held',
  'months_asked',
  'fits_shift',
  'source',
  'applied_at',
  'answer_by',
  'shortlisted_at',
  'offered_from',
  'rejected_from',
  'rejected_at',
  'reject_reason',
  'reject_words',
  'tell_at',
  'told_at',
  'declined_at',
  'ended_at',
  'reminded_at',
  'listed_at',
  'standing',
  'updated_at',
  'version',
];

/**
 * A candidate's applications are erased with the account; who of a business invited someone stays out of it afterwards. A
 * rejection that the candidate has not heard of is not in their copy.
 */
export const applicationPersonal: PersonalPort = {
  tables: [
    {
      table: 'application_move',
      title: 'Steps of your job applications',
      // A rejection that the candidate has not heard of is not among them.
      whose: (userId) =>
        sql`t.application_id in (select application_id from application where user_id = ${userId}
          and (status <> 'Rejected' or rejected_at is null or told_at is not null))`,
      without: ['moved_by', 'organisation_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'application_move',
      title: 'Applications you decided on',
      whose: (userId) => sql`t.moved_by = ${userId}`,
      without: ['organisation_id', 'status', 'step'],
      erasure: { kind: 'blank', set: { moved_by: null } },
    },
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
      whose: (userId) =>
        sql`t.user_id = ${userId} and (t.status <> 'Rejected' or t.rejected_at is null or t.told_at is not null)`,
      without: ['invited_by', 'standing', 'reminded_at'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'application',
      title: 'Job applications',
      whose: (userId) =>
        sql`t.user_id = ${userId} and t.status = 'Rejected' and t.rejected_at is not null and t.told_at is null`,
      without: [
        'invited_by',
        'standing',
        'reminded_at',
        'status',
        'rejected_from',
        'rejected_at',
        'reject_reason',
        'reject_words',
        'tell_at',
        'updated_at',
        'version',
      ],
      erasure: { kind: 'remove' },
    },
    {
      table: 'application',
      title: 'Candidates you invited',
      whose: (userId) => sql`t.invited_by = ${userId}`,
      without: ofCandidate,
      erasure: { kind: 'blank', set: { invited_by: null } },
    },
  ],
};
