import { type BlockedMember } from '@nukkad/contract/network/connection/connection.model';
import { connectionErrors, connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actingOf } from '../acting.ts';
import type { Acting, ConnectionDependencies } from '../connection.interface.ts';
import { isOwnList } from '../connection.policy.ts';
import { mostBlocked, pairOf } from '../connection.rules.ts';
import { lockConnection } from '../connection.store.ts';
import { connectionTransitions } from '../connection.transitions.ts';
import { addBlock, countBlocks, endBlock } from './block.store.ts';
import { presentBlocked } from './list-blocks.ts';

/** A connection or request of both ends with it. */
async function cut(tx: Tx, who: Acting, otherId: string, now: Date): Promise<void> {
  const row = await lockConnection(tx, pairOf(who.memberId, otherId));
  if (row?.status !== 'Accepted' && row?.status !== 'Requested') return;
  const allowed = connectionTransitions.allow(who, connectionTransitions.verb.cut, row);
  await connectionTransitions.move(tx, allowed, { now });
}

const logged = (
  call: SignedInCall,
  action: 'connection.blocked' | 'connection.unblocked',
  memberId: string,
) => ({
  ...actorOnBehalf(call.viewer),
  action,
  subjectKind: 'network_member',
  subjectId: memberId,
});

/** Also of one who has blocked the own member, or cannot be seen: then it is as if they were not there. */
export async function blockMember(
  deps: ConnectionDependencies,
  call: SignedInCall,
  memberId: string,
): Promise<BlockedMember> {
  const { now } = call;
  const who = await actingOf(deps, call, 'create');
  return deps.platform.write(call, async (tx) => {
    if (memberId === who.memberId) return refuse(connectionErrors.block_with_self);
    const found = await deps.member.membersOf(tx, [memberId]);
    const member = found.get(memberId) ?? refuse(memberErrors.member_not_found);
    const own = { blockerId: who.memberId, blockedId: memberId };
    const allowed = authorize(own, isOwnList(who, own.blockerId));
    if ((await countBlocks(tx, who.memberId)) >= mostBlocked) refuse(connectionErrors.blocks_full);
    await cut(tx, who, memberId, now);
    const at = await addBlock(tx, allowed, now);
    await audit(tx, now, logged(call, 'connection.blocked', memberId));
    await publish(tx, now, connectionEvents.blocked, own);
    return presentBlocked(member, at);
  });
}

/** A connection that ended with the block does not come back. */
export async function unblockMember(
  deps: ConnectionDependencies,
  call: SignedInCall,
  memberId: string,
): Promise<{ removed: true }> {
  const who = await actingOf(deps, call, 'delete');
  return deps.platform.write(call, async (tx) => {
    const own = { blockerId: who.memberId, blockedId: memberId };
    const ended = await endBlock(tx, authorize(own, isOwnList(who, own.blockerId)));
    if (!ended) return refuse(memberErrors.member_not_found);
    await audit(tx, call.now, logged(call, 'connection.unblocked', memberId));
    return { removed: true };
  });
}
