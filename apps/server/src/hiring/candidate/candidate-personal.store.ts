import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';
import { listKeysOf } from './cv/cv.store.ts';
import { listDocuments } from './document/candidate-document.store.ts';
import { listVideoKeysOf } from './video/video.store.ts';

const own: Whose = (userId) => sql`t.user_id = ${userId}`;

/** All of a profile is the person's own, and goes with the account. */
export const candidatePersonal: PersonalPort = {
  tables: [
    {
      table: 'candidate_video',
      title: 'The video of your job profile',
      whose: own,
      without: ['storage_key', 'picture_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_document',
      title: 'Certificates and licences of your job profile',
      whose: own,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_cv',
      title: 'The CV you sent, and what was read off it',
      whose: own,
      without: ['storage_key', 'mobile', 'mail'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_experience',
      title: 'Where you worked, in your job profile',
      whose: own,
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_spot',
      // The places below for each trade of the profile: nothing that the copy does not say already.
      title: 'Places where you would work, by trade',
      whose: own,
      without: ['user_id', 'trade_id', 'position', 'rank', 'spot_x', 'spot_y', 'changed_at'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_place',
      title: 'Places where you would work',
      whose: own,
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_hidden_business',
      title: 'Businesses you hide your job profile from',
      whose: own,
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate',
      title: 'Your job profile',
      whose: own,
      without: ['search_words', 'is_account_active'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const [cvs, videos, documents] = await Promise.all([
      listKeysOf(reader, userId),
      listVideoKeysOf(reader, userId),
      listDocuments(reader, userId),
    ]);
    return [...cvs, ...videos, ...documents.map(({ storageKey }) => storageKey)];
  },
};
