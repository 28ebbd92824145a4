import { connectionErrors as e } from '@nukkad/contract/network/connection/connection.noun';
import { type MemberPage, mostRequests } from '@nukkad/contract/network/connection/connection.model';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import { actingOf } from './acting.ts';
import type { Acting, ConnectionDependencies, Member } from './connection.interface.ts';
import { maySee, mustWait, pairOf, weekBefore } from './connection.rules.ts';
import {
  type ConnectionRow,
  countMutual,
  countRequests,
  insertConnection,
  isBlockedBetween,
  lockConnection,
} from './connection.store.ts';
import { connectionTransitions } from './connection.transitions.ts';
import { takesRequests } from './member-moves.ts';
import { presentMember } from './member-page.ts';

interface Asked {
  readonly who: Acting;
  readonly other: Member;
  readonly note: string | null;
  readonly now: Date;
}

/** 404 where the other one does not show itself, as where it is not there. */
async function findOther(
  { member }: ConnectionDependencies,
  tx: Tx,
  who: Acting,
  memberId: string,
): Promise<Member> {
  if (memberId === who.memberId) return refuse(e.connection_with_self);
  const [found, blocked] = await Promise.all([
    member.membersOf(tx, [memberId]),
    isBlockedBetween(tx, who.memberId, memberId),
  ]);
  const other = found.get(memberId);
  return other && !blocked ? other : refuse(memberErrors.member_not_found);
}

/** What must hold before one asks; the order is from what is wrong for good to what passes. */
async function refuseUnready(tx: Tx, { who, other, now }: Asked, row: ConnectionRow | null): Promise<void> {
  if (row?.status === 'Accepted' || row?.status === 'Requested') refuse(e.connection_there);
  if (!maySee(other, 'none', true)) refuse(memberErrors.member_not_found);
  const mutual = await countMutual(tx, who.memberId, [other.memberId]);
  if (!takesRequests(other, mutual.get(other.memberId) ?? 0)) refuse(e.connection_not_asked);
  if (row?.againFrom && mustWait(row, who.memberId, now))
    refuse(e.connection_too_soon, { values: { from: momentOf(row.againFrom) } });
  if ((await countRequests(tx, who.memberId, weekBefore(now))) >= mostRequests) refuse(e.connection_limit);
}

async function request(tx: Tx, asked: Asked, row: ConnectionRow | null): Promise<void> {
  const { who, other, note, now } = asked;
  await refuseUnready(tx, asked, row);
  if (row) {
    const allowed = connectionTransitions.allow(who, connectionTransitions.verb.request, row);
    await connectionTransitions.move(tx, allowed, { now, asked: { askedById: who.memberId, note } });
    return;
  }
  const made: ConnectionRow = {
    connectionId: newId(),
    ...pairOf(who.memberId, other.memberId),
    status: 'Requested',
    askedById: who.memberId,
    note,
    askedAt: now,
    decidedAt: null,
    againFrom: null,
    updatedAt: now,
    version: 1,
  };
  const allowed = connectionTransitions.allowNew(who, connectionTransitions.verb.request, made);
  await insertConnection(tx, allowed.row);
  await connectionTransitions.begin(tx, allowed, { now });
}

/** Who asks a member that has asked already accepts it. */
export async function sendRequest(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { memberId, note = '' }: { readonly memberId: string; readonly note?: string | undefined },
): Promise<MemberPage> {
  const { now, lang } = call;
  const who = await actingOf(deps, call, 'create');
  return deps.platform.write(call, async (tx) => {
    const other = await findOther(deps, tx, who, memberId);
    const row = await lockConnection(tx, pairOf(who.memberId, memberId));
    if (row?.status === 'Requested' && row.askedById === memberId) {
      const allowed = connectionTransitions.allow(who, connectionTransitions.verb.accept, row);
      await connectionTransitions.move(tx, allowed, { now });
    } else await request(tx, { who, other, note: note === '' ? null : note, now }, row);
    return presentMember(deps, tx, { who, isSignedIn: true, member: other, now, lang });
  });
}
