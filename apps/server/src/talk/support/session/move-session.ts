import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StoredLine } from '../../chat/index.ts';
import { type Asking, presentOwn } from './read-session.ts';
import { routeWaiting } from './route-waiting.ts';
import { sayOurselves, tellLines } from './say-line.ts';
import type { SessionDependencies } from './session.interface.ts';
import { sessionLines } from './session.lines.ts';
import { isOwnSession } from './session.policy.ts';
import { mayRateSession } from './session.rules.ts';
import { type SessionRow, lockQueue, lockSession, saveSession } from './session.store.ts';
import { sessionTransitions } from './session.transitions.ts';
import { tellDesk } from './tell-desk.ts';

type MoveCall = WriteCall & Asking;

/** The last line, and no more after it. */
export async function closeTalk(
  deps: SessionDependencies,
  tx: Tx,
  row: Authorized<SessionRow>,
  now: Date,
): Promise<StoredLine> {
  const line = await sayOurselves(deps, tx, row, sessionLines.ended(), now);
  await deps.chat.closeSession(tx, partOf(row, { conversationId: row.sessionId }), now);
  return line;
}

/** Its person leaves the queue or ends it; who waits behind it moves up. */
export async function moveSession(
  deps: SessionDependencies,
  call: MoveCall,
  { sid, verb }: { readonly sid: string; readonly verb: 'leave' | 'end' },
): Promise<SupportSession> {
  const { viewer, now } = call;
  const { row, lines } = await deps.platform.write(call, async (tx) => {
    await lockQueue(tx);
    const locked = await lockSession(tx, sid);
    if (!locked || !isOwnSession(viewer, locked)) return refuse(sessionErrors.talk_not_found);
    const moved = await sessionTransitions.move(tx, sessionTransitions.allow(viewer, verb, locked), { now });
    const last = await closeTalk(deps, tx, moved, now);
    return { row: moved, lines: [last, ...(await routeWaiting(deps, tx, now))] };
  });
  await tellLines(deps, lines);
  return presentOwn(deps, deps.platform.db, row, now);
}

/** The last word counts. */
export async function rateSession(
  deps: SessionDependencies,
  call: MoveCall,
  {
    sid,
    stars,
    words = '',
  }: { readonly sid: string; readonly stars: number; readonly words?: string | undefined },
): Promise<SupportSession> {
  const { viewer, now } = call;
  const row = await deps.platform.write(call, async (tx) => {
    const locked = await lockSession(tx, sid);
    if (!locked || !isOwnSession(viewer, locked)) return refuse(sessionErrors.talk_not_found);
    if (!mayRateSession(locked)) refuse(sessionErrors.session_not_rateable);
    const rated = { ...locked, stars, ratingWords: words, ratedAt: now, updatedAt: now };
    const allowed = authorize(rated, isOwnSession(viewer, locked));
    await saveSession(tx, allowed);
    return allowed;
  });
  tellDesk(deps, sid);
  return presentOwn(deps, deps.platform.db, row, now);
}
