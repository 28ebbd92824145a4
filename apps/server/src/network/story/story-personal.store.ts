import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';
import { listOwnVideoKeys } from './video.store.ts';

const ofMember: Whose = (userId) => sql`t.member_id = network_person(${userId})`;

/**
 * A person's stories go with the account, and with them who saw them. What the person saw is taken out of the lists of
 * others, whose counts stay. Stories of a business stay with the business, without who made them.
 */
export const storyPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_story_view',
      title: 'Stories you saw',
      whose: ofMember,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_story_picture',
      title: 'Photos of your stories',
      whose: ofMember,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_story_picture',
      title: 'Photos you added to stories of a business',
      whose: (userId) =>
        sql`t.added_by = ${userId} and t.member_id is distinct from network_person(${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'network_story_video',
      title: 'Videos of your stories',
      whose: ofMember,
      without: ['storage_key', 'picture_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_story_video',
      title: 'Videos you added to stories of a business',
      whose: (userId) =>
        sql`t.added_by = ${userId} and t.member_id is distinct from network_person(${userId})`,
      without: ['storage_key', 'picture_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'network_story',
      title: 'Stories you made for a business',
      whose: (userId) =>
        sql`t.written_by = ${userId} and t.author_id is distinct from network_person(${userId})`,
      erasure: { kind: 'blank', set: { written_by: null } },
    },
    {
      table: 'network_story',
      title: 'Your stories',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from network_story_picture
      where member_id = network_person(${userId})`.execute(reader);
    return [...rows.map(({ key }) => key), ...(await listOwnVideoKeys(reader, userId))];
  },
};
