import type { Page } from '@nukkad/contract/kernel/page';
import type { SuggestedMember } from '@nukkad/contract/network/connection/connection.model';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import * as z from 'zod/mini';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actingOf } from '../acting.ts';
import type { Acting, ConnectionDependencies, Member } from '../connection.interface.ts';
import { isOwnList } from '../connection.policy.ts';
import { presentFound } from '../find-people.ts';
import { colleaguesOf, workedWith } from './known-people.ts';
import { dismiss, listAlike, listFriendsOfFriends, listSuggestible } from './suggestion.store.ts';

/** Why one is suggested; the first reason that is found counts. */
interface Reason {
  readonly memberId: string;
  readonly reason: SuggestedMember['reason'];
  readonly detail: string;
}

/** Of each reason, and in all. */
const most = 40;

const because = (reason: Reason['reason'], ids: readonly string[]): readonly Reason[] =>
  ids.map((memberId) => ({ memberId, reason, detail: '' }));

/** Known over work before known over others; never from a phone book. */
async function reasonsFor(
  deps: ConnectionDependencies,
  reader: Reader,
  own: Member,
): Promise<ReadonlyMap<string, Reason>> {
  const [worked, colleagues, friends, alike] = await Promise.all([
    workedWith(deps, reader, own, most),
    colleaguesOf(deps, reader, own, most),
    listFriendsOfFriends(reader, own.memberId, most),
    listAlike(reader, own.memberId, most),
  ]);
  const all: readonly Reason[] = [
    ...worked.map((one) => ({ ...one, reason: 'worked_together' as const })),
    ...colleagues.map((one) => ({ ...one, reason: 'same_business' as const })),
    ...because('mutual', friends),
    ...because('same_trade', alike),
  ];
  return new Map(all.toReversed().map((one) => [one.memberId, one]));
}

const place = z.tuple([z.int()]);

/** The order is that of the reasons; a page goes on at a place of it. */
export async function listSuggested(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<SuggestedMember>> {
  const { db } = deps.platform;
  const who = await actingOf(deps, call);
  const own = (await deps.member.membersOf(db, [who.memberId])).get(who.memberId);
  if (!own) return refuse(memberErrors.member_not_found);
  const reasons = await reasonsFor(deps, db, own);
  const ids = await listSuggestible(db, who.memberId, [...reasons.keys()].toReversed());
  const from = readCursor(cursor, place)?.[0] ?? 0;
  const rows = ids.slice(from, from + limit + 1);
  const found = await presentFound(deps, db, { who, now: call.now }, rows.slice(0, limit));
  return {
    items: found.flatMap(({ member, mutual, can }) => {
      const why = reasons.get(member.memberId);
      return why ? { member, mutual, can, reason: why.reason, detail: why.detail } : [];
    }),
    nextCursor: nextCursor(rows, limit, () => [from + limit]),
  };
}

export async function dismissSuggested(
  deps: ConnectionDependencies,
  call: SignedInCall,
  otherId: string,
): Promise<{ removed: true }> {
  const who: Acting = await actingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const found = await deps.member.membersOf(tx, [otherId]);
    if (!found.has(otherId)) return refuse(memberErrors.member_not_found);
    const dismissed = { memberId: who.memberId, otherId };
    await dismiss(tx, authorize(dismissed, isOwnList(who, dismissed.memberId)), call.now);
    return { removed: true };
  });
}
