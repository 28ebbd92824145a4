import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listGroupMembers as endpoint } from '@nukkad/contract/network/group/group.api';
import type { GroupMember } from '@nukkad/contract/network/group/group.model';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { GroupDependencies } from './group.interface.ts';
import { decides } from './group.policy.ts';
import { presentMember, standingIn } from './group.presenter.ts';
import { findSeen } from './group.store.ts';
import { listMemberships } from './membership.store.ts';
import { viewingAs } from './read-groups.ts';

/** Who is in a group, for who is in it; who asks, for who decides. To others both are empty. */
export async function listMembers(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, of, ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<GroupMember>> {
  const { db } = deps.platform;
  const { actor, member } = await viewingAs(deps, call);
  const viewerId = member.memberId;
  const group = await findSeen(db, viewerId, groupId);
  const standing = group ? standingIn(group, viewerId) : 'none';
  const isIn = standing === 'member' || decides({ standing });
  const maySee = of === 'requests' ? decides({ standing }) : isIn;
  return listOf(asked, {
    after: readInstantCursor,
    rows: async (after, limit) =>
      maySee ? listMemberships(db, { groupId, viewerId, of }, after, limit) : [],
    key: ({ since, membershipId }) => [since, membershipId],
    items: async (rows) => {
      const cards = await deps.member.cards(
        db,
        viewerId,
        rows.map(({ memberId }) => memberId),
      );
      const acting = { ...actor, standing, ownerId: group?.ownerId ?? null };
      return rows.flatMap((row) => presentMember(row, cards.get(row.memberId), acting) ?? []);
    },
  });
}
