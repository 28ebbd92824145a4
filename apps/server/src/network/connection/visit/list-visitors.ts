import type { Visitors } from '@nukkad/contract/network/connection/connection.model';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { ConnectionDependencies } from '../connection.interface.ts';
import { visitsSince } from './record-visit.ts';
import { countVisitors, listVisitors } from './visit.store.ts';

/** Who hides its own looks reads how many have looked, and not who. */
export async function listOwnVisitors(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Visitors> {
  const { db } = deps.platform;
  const since = visitsSince(call.now);
  const { memberId, showsVisits } = await deps.member.memberOf(call, db);
  const [count, rows] = await Promise.all([
    countVisitors(db, memberId, since),
    showsVisits ? listVisitors(db, { memberId, since }, readInstantCursor(cursor), limit + 1) : [],
  ]);
  const shown = rows.slice(0, limit);
  const cards = await deps.member.cards(
    db,
    memberId,
    shown.map(({ visitorId }) => visitorId),
  );
  return {
    count,
    isShown: showsVisits,
    items: shown.flatMap(({ visitorId, at }) => {
      const member = cards.get(visitorId);
      return member ? { member, at: at.toISOString() } : [];
    }),
    nextCursor: nextCursor(rows, limit, ({ at, visitorId }) => [at.toISOString(), visitorId]),
  };
}
