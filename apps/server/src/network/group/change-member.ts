import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { changeGroupMember as endpoint } from '@nukkad/contract/network/group/group.api';
import { type Group, mostModerators } from '@nukkad/contract/network/group/group.model';
import { groupErrors } from '@nukkad/contract/network/group/group.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Own, lockOwn } from './change-own-membership.ts';
import type { GroupDependencies } from './group.interface.ts';
import { decides } from './group.policy.ts';
import type { Viewing } from './group.presenter.ts';
import { againAfter } from './group.rules.ts';
import { addMembers } from './group.store.ts';
import { groupTransitions, membershipTransitions } from './group.transitions.ts';
import { type MembershipRow, countModerators } from './membership.store.ts';
import { readGroup, viewingAs } from './read-groups.ts';

type Asked = EndpointParsed<typeof endpoint>['body'];

interface Deciding {
  readonly own: Own;
  readonly asked: Asked;
  readonly now: Date;
}

const { verb } = membershipTransitions;

function refuseOther({ version, status }: MembershipRow, asked: Asked): void {
  if (version !== asked.version) refuse(groupErrors.group_member_moved_on, { present: status });
}

async function accept(tx: Tx, { own, asked, now }: Deciding): Promise<void> {
  const allowed = await membershipTransitions.lockTo(tx, own.actor, verb.accept, asked);
  refuseOther(allowed.row, asked);
  const moved = await membershipTransitions.move(tx, allowed, { now, changes: { since: now } });
  await addMembers(tx, partOf(moved, { groupId: asked.groupId, by: 1 }));
}

/** What the one concerned reads. */
const whyOf = ({ reason, words }: Asked) => ({ reason, reasonWords: words ?? null });

async function decline(tx: Tx, { own, asked, now }: Deciding): Promise<void> {
  const allowed = await membershipTransitions.lockTo(tx, own.actor, verb.decline, asked);
  refuseOther(allowed.row, asked);
  await membershipTransitions.move(tx, allowed, {
    now,
    changes: { againFrom: againAfter(now), ...whyOf(asked) },
  });
}

async function remove(tx: Tx, { own, asked, now }: Deciding): Promise<void> {
  const allowed = await membershipTransitions.lockTo(tx, own.actor, verb.remove, asked);
  refuseOther(allowed.row, asked);
  const moved = await membershipTransitions.move(tx, allowed, {
    now,
    changes: { role: 'member', moderatesSince: null, againFrom: againAfter(now), ...whyOf(asked) },
  });
  await addMembers(tx, partOf(moved, { groupId: asked.groupId, by: -1 }));
}

async function appoint(tx: Tx, { own, asked, now }: Deciding): Promise<void> {
  const allowed = await membershipTransitions.lockTo(tx, own.actor, verb.appoint, asked);
  refuseOther(allowed.row, asked);
  if ((await countModerators(tx, asked.groupId)) >= mostModerators)
    refuse(groupErrors.group_moderator_limit, { values: { limit: mostModerators } });
  await membershipTransitions.move(tx, allowed, { now, changes: { role: 'moderator', moderatesSince: now } });
}

async function dismiss(tx: Tx, { own, asked, now }: Deciding): Promise<void> {
  const allowed = await membershipTransitions.lockTo(tx, own.actor, verb.dismiss, asked);
  refuseOther(allowed.row, asked);
  await membershipTransitions.move(tx, allowed, { now, changes: { role: 'member', moderatesSince: null } });
}

/** To someone who is in it. Who owned it stays as a moderator. */
async function handOver(tx: Tx, { own, asked, now }: Deciding): Promise<void> {
  const target = await membershipTransitions.lockTo(tx, own.actor, verb.appoint, asked);
  refuseOther(target.row, asked);
  const former = own.row ?? refuse(groupErrors.group_member_not_found);
  const back = membershipTransitions.allow(own.actor, verb.step_back, former);
  const allowed = groupTransitions.allow(own.actor, groupTransitions.verb.hand_over, own.group);
  await groupTransitions.move(tx, allowed, { now, changes: { ownerId: asked.memberId, handedAt: now } });
  await membershipTransitions.move(tx, back, { now, changes: { role: 'moderator', moderatesSince: now } });
}

const acts = { accept, decline, remove, appoint, dismiss, handOver } as const;

/** A member that is apart from the one who decides is not there for it. */
async function refuseApart(
  { connection }: GroupDependencies,
  tx: Tx,
  { own, asked }: Deciding,
  viewing: Viewing,
) {
  if (!decides(own.actor)) refuse(groupErrors.group_member_not_found);
  if (await connection.isBlocked(tx, viewing.member.memberId, asked.memberId))
    refuse(groupErrors.group_member_not_found);
}

/** Decides about one who asks or is in it. The group is locked first, so that decisions come one after the other. */
export async function changeMember(
  deps: GroupDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<Group> {
  const viewing = await viewingAs(deps, call, asked.action === 'remove' ? 'delete' : 'update');
  const { now } = viewing;
  return deps.platform.write(call, async (tx) => {
    const own = await lockOwn(tx, viewing, asked.groupId);
    const deciding = { own, asked, now };
    await refuseApart(deps, tx, deciding, viewing);
    await acts[asked.action](tx, deciding);
    return readGroup(deps, tx, viewing, asked.groupId);
  });
}
