import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

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
      table: 'network_group_invitation',
      title: 'Invitations to groups',
      whose: (userId) => sql`network_person(${userId}) in (t.member_id, t.by_id)`,
      without: ['member_id', 'by_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_group_membership',
      title: 'Your place in groups',
      whose: (userId) => sql`t.member_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
};
