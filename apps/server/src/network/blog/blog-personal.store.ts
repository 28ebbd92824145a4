import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ofPerson: Whose = (userId) =>
  sql`t.blog_id in (select b.blog_id from network_blog b where b.author_id = network_person(${userId}))`;

/**
 * A person's blogs go with the account, with their drafts, earlier versions and pictures. Blogs of a business stay with the
 * business, without who wrote them. What counts readers names no one.
 */
export const blogPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_blog_picture',
      title: 'Pictures of your blogs',
      whose: (userId) => sql`t.member_id = network_person(${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_blog_picture',
      title: 'Pictures you added to blogs of a business',
      whose: (userId) =>
        sql`t.added_by = ${userId} and t.member_id is distinct from network_person(${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'network_blog_version',
      title: 'What your blogs said before',
      whose: ofPerson,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_blog_draft',
      title: 'Your drafts of blogs',
      whose: ofPerson,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_blog',
      title: 'Blogs you wrote for a business',
      whose: (userId) =>
        sql`t.written_by = ${userId} and t.author_id is distinct from network_person(${userId})`,
      erasure: { kind: 'blank', set: { written_by: null } },
    },
    {
      table: 'network_blog',
      title: 'Your blogs',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from network_blog_picture
      where member_id = network_person(${userId})`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
