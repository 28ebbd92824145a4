import { supportEvents } from '@nukkad/contract/talk/support/support.noun';
import { partOf, systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import type { StoredLine } from '../../chat/index.ts';
import { endDuty, lockGone } from './agent.store.ts';
import { readDeskRules } from './desk-rules.store.ts';
import { closeTalk } from './move-session.ts';
import { routeWaiting } from './route-waiting.ts';
import { sayOurselves, tellLines } from './say-line.ts';
import type { SessionDependencies } from './session.interface.ts';
import { sessionLines } from './session.lines.ts';
import { type Desk, isOpenAt, nextOpening } from './desk-hours.rules.ts';
import {
  goneSince,
  reopenBefore,
  silentBefore,
  toldAfter,
  toldBefore,
  warnedBefore,
} from './session.rules.ts';
import {
  lockAnswered,
  lockOfAgent,
  lockQueue,
  lockResolved,
  lockSilent,
  lockWaiting,
  saveSession,
} from './session.store.ts';
import { sessionTransitions } from './session.transitions.ts';

interface Round {
  readonly now: Date;
  readonly rules: Desk;
}

/** As many of each kind in one round; the next comes within a minute. */
const limit = 100;

/** What an agent had goes back to the head of the queue. */
export async function releaseOf(
  deps: SessionDependencies,
  tx: Tx,
  agentId: string,
  now: Date,
): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (const row of await lockOfAgent(tx, agentId)) {
    const allowed = sessionTransitions.allowSystem(sessionTransitions.verb.release, row);
    if (!allowed) continue;
    const back = { agentId: null, assignedAt: null, isHead: true };
    const moved = await sessionTransitions.move(tx, allowed, { now, with: back });
    lines.push(await sayOurselves(deps, tx, moved, sessionLines.handedOn(), now));
  }
  return lines;
}

async function releaseGone(deps: SessionDependencies, tx: Tx, { now, rules }: Round): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (const userId of await lockGone(tx, goneSince(now, rules))) {
    lines.push(...(await releaseOf(deps, tx, userId, now)));
    await endDuty(tx, systemAuthorized({ userId }, 'not seen for the minutes of the rules'), now);
  }
  return lines;
}

/** Who does not have the talk in sight hears that support has answered; again only once they have read so far. */
async function tellUnread(deps: SessionDependencies, tx: Tx, { now, rules }: Round): Promise<void> {
  const answered = await lockAnswered(tx, toldAfter(now), toldBefore(now, rules));
  const ids = answered.map(({ sessionId }) => sessionId);
  const reads = await deps.chat.readsOf(tx, ids);
  for (const row of answered) {
    const read = reads.get(row.sessionId);
    if (!read?.isUnread || read.readSeq < (row.toldSeq ?? 0)) continue;
    const told = { ...row, toldSeq: read.lastSeq };
    await saveSession(tx, systemAuthorized(told, 'unread for the minutes of the rules'));
    const { sessionId } = row;
    await publish(tx, now, supportEvents.sessionUnread, { sessionId, seq: read.lastSeq });
  }
}

async function warnSilent(deps: SessionDependencies, tx: Tx, { now, rules }: Round): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (const row of await lockSilent(tx, warnedBefore(now, rules), { warned: false, limit })) {
    const warned = systemAuthorized(
      { ...row, warnedAt: now, updatedAt: now },
      'silent for the minutes of the rules',
    );
    lines.push(await sayOurselves(deps, tx, partOf(warned, row), sessionLines.warned(), now));
    await saveSession(tx, warned);
  }
  return lines;
}

async function endSilent(deps: SessionDependencies, tx: Tx, { now, rules }: Round): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (const row of await lockSilent(tx, silentBefore(now, rules), { warned: true, limit })) {
    const allowed = sessionTransitions.allowSystem(sessionTransitions.verb.fallSilent, row);
    if (allowed)
      lines.push(await closeTalk(deps, tx, await sessionTransitions.move(tx, allowed, { now }), now));
  }
  return lines;
}

async function closeResolved(
  deps: SessionDependencies,
  tx: Tx,
  { now, rules }: Round,
): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (const row of await lockResolved(tx, reopenBefore(now, rules), limit)) {
    const allowed = sessionTransitions.allowSystem(sessionTransitions.verb.close, row);
    if (allowed)
      lines.push(await closeTalk(deps, tx, await sessionTransitions.move(tx, allowed, { now }), now));
  }
  return lines;
}

/** Who still waits when support closes is told once that they keep their place; an agent on duty may take them all the same. */
async function tellClosed(deps: SessionDependencies, tx: Tx, { now, rules }: Round): Promise<StoredLine[]> {
  if (isOpenAt(now, rules)) return [];
  const lines: StoredLine[] = [];
  for (const row of await lockWaiting(tx)) {
    if (row.warnedAt) continue;
    const told = systemAuthorized({ ...row, warnedAt: now, updatedAt: now }, 'support has closed');
    lines.push(
      await sayOurselves(deps, tx, partOf(told, row), sessionLines.closed(nextOpening(now, rules)), now),
    );
    await saveSession(tx, told);
  }
  return lines;
}

/** By the minute: who has not read our words, agents who are gone, people who fell silent, what was resolved a day ago, and who waits. */
export async function keepQueue(deps: SessionDependencies): Promise<void> {
  const { platform } = deps;
  const lines = await platform.write(system, async (tx) => {
    const now = platform.clock.now();
    await lockQueue(tx);
    const round = { now, rules: await readDeskRules(deps.platform, tx, now) };
    await tellUnread(deps, tx, round);
    return [
      ...(await releaseGone(deps, tx, round)),
      ...(await endSilent(deps, tx, round)),
      ...(await warnSilent(deps, tx, round)),
      ...(await closeResolved(deps, tx, round)),
      ...(await routeWaiting(deps, tx, now)),
      ...(await tellClosed(deps, tx, round)),
    ];
  });
  await tellLines(deps, lines);
}
