import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listApprovedUsers, listConnections } from '@nukkad/contract/network/connection/connection.api';
import type { ConnectionCounts, ConnectionItem } from '@nukkad/contract/network/connection/connection.model';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { actingOf } from './acting.ts';
import type { Acting, ConnectionDependencies } from './connection.interface.ts';
import { otherOf } from './connection.rules.ts';
import { type ConnectionRow, countMutual } from './connection.store.ts';
import { countPairs, listPairs } from './list.store.ts';
import { movesWith } from './member-moves.ts';
import { patternsOf } from './pattern.rules.ts';

/** Those whose member cannot be shown any more are left out. */
async function presentRows(
  deps: ConnectionDependencies,
  reader: Reader,
  who: Acting,
  rows: readonly ConnectionRow[],
  now: Date,
): Promise<ConnectionItem[]> {
  const others = rows.map((row) => otherOf(row, who.memberId));
  const [cards, members, mutual] = await Promise.all([
    deps.member.cards(reader, who.memberId, others),
    deps.member.membersOf(reader, others),
    countMutual(reader, who.memberId, others),
  ]);
  return rows.flatMap((row) => {
    const id = otherOf(row, who.memberId);
    const [member, other] = [cards.get(id), members.get(id)];
    if (!member || !other) return [];
    return {
      member,
      status: row.status,
      side: row.askedById === who.memberId ? ('asked' as const) : ('asks' as const),
      note: row.note,
      askedAt: row.askedAt.toISOString(),
      changedAt: row.updatedAt.toISOString(),
      can: movesWith(who, { other, row, mutual: mutual.get(id) ?? 0 }, now),
      version: row.version,
    };
  });
}

type Asked = Partial<EndpointParsed<typeof listConnections>['query']> &
  EndpointParsed<typeof listApprovedUsers>['query'];

/** Connections and requests of a status, or connections by a part of their name. */
export async function listOwn(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { cursor, limit, q, status = 'Accepted', side }: Asked,
): Promise<Page<ConnectionItem>> {
  const { db } = deps.platform;
  const who = await actingOf(deps, call);
  const asked = { memberId: who.memberId, status, side: side ?? null, like: patternsOf(q) };
  const rows = await listPairs(db, asked, readInstantCursor(cursor), limit + 1);
  return {
    items: await presentRows(deps, db, who, rows.slice(0, limit), call.now),
    nextCursor: nextCursor(rows, limit, (row) => [row.updatedAt.toISOString(), row.connectionId]),
  };
}

const nothing: ConnectionCounts = { connections: 0, requests: 0, sent: 0, blocked: 0 };

/** For the badge of every screen: it makes no one a member, and refuses no one. */
export async function countOwn(
  { member, platform: { db } }: ConnectionDependencies,
  { viewer }: SignedInCall,
): Promise<ConnectionCounts> {
  const own = await member.ownMember(viewer, db);
  return own ? countPairs(db, own.memberId) : nothing;
}
