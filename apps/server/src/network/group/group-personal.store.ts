import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ofPerson: Whose = (userId) => sql`t.member_id = network_person(${userId})`;

/**
 * A person's groups go to the one who follows an owner who leaves; where no one is left they close. Those that the person is
 * in count one less. Groups and memberships of a business stay with the business.
 */
export const groupPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_group',
      title: 'Groups you own',
      whose: (userId) => sql`t.owner_id = network_person(${userId})`,
      erasure: {
        kind: 'blank',
        set: {
          owner_id: sql`network_group_successor(t.group_id, t.owner_id)`,
          status: sql`case when network_group_successor(t.group_id, t.owner_id) is null and t.status = 'open'
            then 'closed' else t.status end`,
        },
      },
    },
    {
      table: 'network_group',
      title: 'Groups you are in',
      whose: (userId) => sql`exists (select 1 from network_group_membership x
        where x.group_id = t.group_id and x.member_id = network_person(${userId}) and x.status = 'member')`,
      without: ['owner_id'],
      erasure: { kind: 'blank', set: { members: sql`greatest(t.members - 1, 0)` } },
    },
    {
      table: 'network_group_picture',
      title: 'Covers of your groups',
      whose: ofPerson,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_group_picture',
      title: 'Covers you added for a business',
      whose: (userId) =>
        sql`t.added_by = ${userId} and t.member_id is distinct from network_person(${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'network_group_invitation',
      title: 'Invitations to groups',
      whose: (userId) => sql`network_person(${userId}) in (t.member_id, t.by_id)`,
      without: ['member_id', 'by_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_group_membership',
      title: 'Your place in groups',
      whose: ofPerson,
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from network_group_picture
      where member_id = network_person(${userId})`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
