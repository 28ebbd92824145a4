import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';
import { listOwnKeys } from './attached/file.store.ts';

const ofMember: Whose = (userId) => sql`t.member_id = network_person(${userId})`;

const ofOwnPost: Whose = (userId) =>
  sql`t.post_id in (select p.post_id from network_post p where p.author_id = network_person(${userId}))`;

/**
 * A person's posts go with the account, and with them what others saved and read of them. Posts of a business stay with
 * the business, without who wrote them.
 */
export const postPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_feed_entry',
      title: 'Posts in your feed',
      whose: ofMember,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_saved_post',
      title: 'Posts you saved',
      whose: ofMember,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post_mention',
      title: 'Posts that mention you',
      whose: ofMember,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post_picture',
      title: 'Pictures of your posts',
      whose: ofMember,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post_picture',
      title: 'Pictures you added for a business',
      whose: (userId) =>
        sql`t.added_by = ${userId} and t.member_id is distinct from network_person(${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'network_post_file',
      title: 'Videos and documents of your posts',
      whose: ofMember,
      without: ['storage_key', 'picture_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post_file',
      title: 'Videos and documents you added for a business',
      whose: (userId) =>
        sql`t.added_by = ${userId} and t.member_id is distinct from network_person(${userId})`,
      without: ['storage_key', 'picture_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'network_post_link',
      title: 'Links that your posts show',
      whose: ofOwnPost,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post_poll',
      title: 'Polls that your posts show',
      whose: ofOwnPost,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post_edit',
      title: 'What your posts said before',
      whose: ofOwnPost,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_post',
      title: 'Posts you wrote for a business',
      whose: (userId) =>
        sql`t.written_by = ${userId} and t.author_id is distinct from network_person(${userId})`,
      erasure: { kind: 'blank', set: { written_by: null } },
    },
    {
      table: 'network_post',
      title: 'Your posts',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from network_post_picture
      where member_id = network_person(${userId})`.execute(reader);
    return [...rows.map(({ key }) => key), ...(await listOwnKeys(reader, userId))];
  },
};
