import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listInvitations as endpoint } from '@nukkad/contract/network/group/group-invitation.api';
import type { GroupInvitation } from '@nukkad/contract/network/group/group-invitation.model';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { GroupDependencies } from '../group.interface.ts';
import { listSeen } from '../group.store.ts';
import { presentCards, viewingAs } from '../read-groups.ts';
import { listWaiting } from './invitation.store.ts';

/** Invitations that wait for the own answer. */
export async function listInvitations(
  deps: GroupDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<GroupInvitation>> {
  const { db } = deps.platform;
  const viewing = await viewingAs(deps, call);
  const { memberId } = viewing.member;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit) => listWaiting(db, memberId, after, limit),
    key: ({ invitedAt, invitationId }) => [invitedAt, invitationId],
    items: async (rows) => {
      const ids = rows.map(({ groupId }) => groupId);
      const [found, cards] = await Promise.all([
        listSeen(db, memberId, ids),
        deps.member.cards(
          db,
          memberId,
          rows.map(({ byId }) => byId),
        ),
      ]);
      const groups = new Map(
        (await presentCards(deps, db, viewing, found)).map((group) => [group.groupId, group]),
      );
      return rows.flatMap(({ groupId, byId, invitedAt }) => {
        const [group, by] = [groups.get(groupId), cards.get(byId)];
        return group && by ? { group, by, at: invitedAt.toISOString() } : [];
      });
    },
  });
}
