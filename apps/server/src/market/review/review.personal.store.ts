import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Stars stay, because they count for others; words, name and photos go with the account. */
export const reviewPersonal: PersonalPort = {
  tables: [
    {
      table: 'review_report',
      title: 'Reviews you reported',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'review_photo',
      title: 'Photos in your reviews',
      whose: (userId) => sql`t.taken_by = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'review',
      title: 'Reviews you wrote',
      whose: (userId) => sql`t.author_id = ${userId}`,
      without: ['reported_at'],
      erasure: { kind: 'blank', set: { words: '', shown_name: '' } },
    },
    {
      table: 'review',
      title: 'Reviews of you',
      whose: (userId) => sql`t.buyer_id = ${userId} and t.side = 'partner' and t.status = 'Shown'`,
      without: ['author_id', 'staff_id', 'reported_at'],
      erasure: { kind: 'blank', set: { words: '' } },
    },
    {
      table: 'rating',
      title: 'Stars you were given',
      whose: (userId) => sql`t.subject = 'customer' and t.subject_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'review_window',
      title: 'Visits you can review',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['partner_wrote_at'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from review_photo
      where taken_by = ${userId}`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
