import { sql } from 'kysely';
import type { PersonalPort } from '../../../platform/personal.ts';

/** What was claimed and decided stays with the accounts; words and photos go. */
export const disputePersonal: PersonalPort['tables'] = [
  {
    table: 'booking_dispute_photo',
    title: 'Photos of disputes',
    whose: (userId) =>
      sql`(t.taken_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
    without: ['storage_key'],
    erasure: { kind: 'remove' },
  },
  {
    table: 'booking_dispute',
    title: 'Disputes',
    whose: (userId) => sql`(t.buyer_id = ${userId} or t.answered_by = ${userId})`,
    erasure: { kind: 'blank', set: { words: '', answer_words: '' }, kept: { why: 'accounts', years: 8 } },
  },
];
