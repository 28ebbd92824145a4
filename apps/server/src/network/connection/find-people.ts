import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { findMembers, listMutual } from '@nukkad/contract/network/connection/connection.api';
import type { FoundMember } from '@nukkad/contract/network/connection/connection.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readCursor, readIdCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { actingOf } from './acting.ts';
import type { Acting, ConnectionDependencies } from './connection.interface.ts';
import { maySee } from './connection.rules.ts';
import { findPeople, listMutualIds } from './list.store.ts';
import { movesWith, tiesWith } from './member-moves.ts';
import { patternsOf } from './pattern.rules.ts';

const foundKey = z.tuple([z.int(), z.string(), z.uuid()]);

/** Each with what one has in common and may do; those who cannot be shown are left out. */
export async function presentFound(
  deps: ConnectionDependencies,
  reader: Reader,
  { who, now }: { readonly who: Acting; readonly now: Date },
  ids: readonly string[],
): Promise<FoundMember[]> {
  const [cards, members, { rows, mutual }] = await Promise.all([
    deps.member.cards(reader, who.memberId, ids),
    deps.member.membersOf(reader, ids),
    tiesWith(reader, who, ids),
  ]);
  return ids.flatMap((id) => {
    const [card, other] = [cards.get(id), members.get(id)];
    if (!card || !other) return [];
    const common = mutual.get(id) ?? 0;
    const can = movesWith(who, { other, row: rows.get(id) ?? null, mutual: common }, now);
    return { member: card, mutual: common, can };
  });
}

export async function searchPeople(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { q, trade = '', place = '', cursor, limit }: EndpointParsed<typeof findMembers>['query'],
): Promise<Page<FoundMember>> {
  const { db } = deps.platform;
  const who = await actingOf(deps, call);
  const key = readCursor(cursor, foundKey);
  const rows = await findPeople(
    db,
    { memberId: who.memberId, like: patternsOf(q), trade: trade || null, place: place || null },
    key && { rank: key[0], name: key[1], id: key[2] },
    limit + 1,
  );
  const ids = rows.slice(0, limit).map(({ memberId }) => memberId);
  return {
    items: await presentFound(deps, db, { who, now: call.now }, ids),
    nextCursor: nextCursor(rows, limit, ({ rank, name, memberId }) => [rank, name, memberId]),
  };
}

/** None with a member that one may not see, as with one that is not there. */
export async function listInCommon(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { memberId: otherId, cursor, limit }: EndpointParsed<typeof listMutual>['query'],
): Promise<Page<FoundMember>> {
  const { db } = deps.platform;
  const who = await actingOf(deps, call);
  const [members, cards] = await Promise.all([
    deps.member.membersOf(db, [otherId]),
    deps.member.cards(db, who.memberId, [otherId]),
  ]);
  const [other, card] = [members.get(otherId), cards.get(otherId)];
  if (!other || !card || !maySee(other, card.tie, true)) return { items: [], nextCursor: null };
  const pair = { memberId: who.memberId, otherId };
  const rows = await listMutualIds(db, pair, readIdCursor(cursor), limit + 1);
  const ids = rows.slice(0, limit).map(({ memberId }) => memberId);
  return {
    items: await presentFound(deps, db, { who, now: call.now }, ids),
    nextCursor: nextCursor(rows, limit, ({ memberId }) => [memberId]),
  };
}
