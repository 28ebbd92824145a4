import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import type { DeskSession } from '@nukkad/contract/talk/support/session-office.api';
import type { Tx } from '../../../../platform/db/database.ts';
import type { WriteCall } from '../../../../platform/platform.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { StoredLine } from '../../../chat/index.ts';
import { listOnDuty } from '../agent.store.ts';
import { readDeskRules } from '../desk-rules.store.ts';
import { closeTalk } from '../move-session.ts';
import type { Asking } from '../read-session.ts';
import { giveTo, routeWaiting } from '../route-waiting.ts';
import { sayOurselves, tellLines } from '../say-line.ts';
import type { SessionDependencies } from '../session.interface.ts';
import { sessionLines } from '../session.lines.ts';
import { goneSince } from '../session.rules.ts';
import { type SessionRow, findSession, lockQueue } from '../session.store.ts';
import { sessionTransitions } from '../session.transitions.ts';
import { presentOne } from './read-desk.ts';

type DeskCall = WriteCall & Asking;

interface Wanted {
  readonly sid: string;
  readonly version: number;
  readonly verb: 'resolve' | 'end' | 'release' | 'route';
  readonly note?: string | undefined;
  readonly agentId?: string | undefined;
}

/** As this Admin saw it, and may move it so. */
async function lockSeen<V extends Wanted['verb']>(
  tx: Tx,
  { viewer }: DeskCall,
  verb: V,
  { sid, version }: Pick<Wanted, 'sid' | 'version'>,
) {
  const allowed = await sessionTransitions.lockTo(tx, viewer, verb, sid);
  if (allowed.row.version !== version)
    refuse(sessionErrors.session_moved_on, { present: allowed.row.status });
  return allowed;
}

const onDutyNow = async ({ platform }: SessionDependencies, tx: Tx, now: Date) =>
  listOnDuty(tx, goneSince(now, await readDeskRules(platform, tx, now)));

/** Behind the lock of the queue; answers the session as it is then. */
async function atDesk(
  deps: SessionDependencies,
  call: DeskCall,
  sid: string,
  act: (tx: Tx) => Promise<readonly StoredLine[]>,
): Promise<DeskSession> {
  const lines = await deps.platform.write(call, async (tx) => {
    await lockQueue(tx);
    return act(tx);
  });
  await tellLines(deps, lines);
  const { db } = deps.platform;
  const row = (await findSession(db, sid)) ?? refuse(sessionErrors.talk_not_found);
  return presentOne(deps, db, row, call);
}

/** An agent on duty takes one that waits, also out of turn and with a full desk. */
export const takeSession = (
  deps: SessionDependencies,
  call: DeskCall,
  { sid, version }: { readonly sid: string; readonly version: number },
): Promise<DeskSession> =>
  atDesk(deps, call, sid, async (tx) => {
    const { viewer, now } = call;
    const { row } = await lockSeen(tx, call, sessionTransitions.verb.route, { sid, version });
    const agents = await onDutyNow(deps, tx, now);
    if (!agents.some(({ userId }) => userId === viewer.userId)) refuse(sessionErrors.not_on_duty);
    const line = await giveTo(deps, tx, row, { agentId: viewer.userId, now });
    return line ? [line] : [];
  });

/** To an agent with room, or to the head of the queue for anyone but the one who hands it on. */
async function handOn(
  deps: SessionDependencies,
  tx: Tx,
  call: DeskCall,
  row: SessionRow,
  { note = '', agentId }: Wanted,
): Promise<StoredLine[]> {
  const { viewer, now } = call;
  const back = { agentId: null, assignedAt: null, isHead: true, transferNote: note };
  const moved = await sessionTransitions.move(
    tx,
    sessionTransitions.allow(viewer, sessionTransitions.verb.release, row),
    {
      now,
      with: back,
    },
  );
  const line = await sayOurselves(deps, tx, moved, sessionLines.handedOn(), now);
  if (agentId === undefined)
    return [line, ...(await routeWaiting(deps, tx, now, { sessionId: row.sessionId, by: viewer.userId }))];
  const agent = (await onDutyNow(deps, tx, now)).find(({ userId }) => userId === agentId);
  if (!agent || agent.load >= agent.most) return refuse(sessionErrors.agent_not_there);
  const given = await giveTo(deps, tx, moved, { agentId, now });
  return given ? [line, given] : [line];
}

/** One that waits, to a colleague on duty who takes it: out of turn, and with a full desk as well. */
async function giveWaiting(
  deps: SessionDependencies,
  tx: Tx,
  { now }: DeskCall,
  row: SessionRow,
  { note = '', agentId }: Wanted,
): Promise<StoredLine[]> {
  const agent = (await onDutyNow(deps, tx, now)).find(({ userId }) => userId === agentId);
  if (!agent) return refuse(sessionErrors.agent_not_there);
  const given = await giveTo(deps, tx, row, { agentId: agent.userId, now, note });
  return given ? [given] : [];
}

export const moveDeskSession = (
  deps: SessionDependencies,
  call: DeskCall,
  wanted: Wanted,
): Promise<DeskSession> =>
  atDesk(deps, call, wanted.sid, async (tx) => {
    const { viewer, now } = call;
    const { verb } = wanted;
    const { row } = await lockSeen(tx, call, verb, wanted);
    if (verb === 'route') return giveWaiting(deps, tx, call, row, wanted);
    if (verb === 'release') return handOn(deps, tx, call, row, wanted);
    const moved = await sessionTransitions.move(tx, sessionTransitions.allow(viewer, verb, row), { now });
    const line =
      verb === 'end'
        ? await closeTalk(deps, tx, moved, now)
        : await sayOurselves(deps, tx, moved, sessionLines.resolved(), now);
    return [line, ...(await routeWaiting(deps, tx, now))];
  });
