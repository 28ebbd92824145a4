import type { Page } from '@nukkad/contract/kernel/page';
import type { BlockedMember } from '@nukkad/contract/network/connection/connection.model';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { actingOf } from '../acting.ts';
import type { ConnectionDependencies, Member } from '../connection.interface.ts';
import { listBlocked } from './block.store.ts';

/** No more than everyone may know of the member, and not even a picture. */
export const presentBlocked = (member: Member, at: Date): BlockedMember => ({
  member: {
    memberId: member.memberId,
    kind: member.userId === null ? 'business' : 'person',
    name: member.shownName,
    photoUrl: null,
    headline: null,
    place: '',
    handle: member.handle,
    tie: 'none',
  },
  blockedAt: at.toISOString(),
});

export async function listOwnBlocks(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<BlockedMember>> {
  const { db } = deps.platform;
  const { memberId } = await actingOf(deps, call);
  const rows = await listBlocked(db, memberId, readInstantCursor(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const members = await deps.member.membersOf(
    db,
    shown.map(({ blockedId }) => blockedId),
  );
  return {
    items: shown.flatMap(({ blockedId, at }) => {
      const member = members.get(blockedId);
      return member ? presentBlocked(member, at) : [];
    }),
    nextCursor: nextCursor(rows, limit, ({ at, blockedId }) => [at.toISOString(), blockedId]),
  };
}
