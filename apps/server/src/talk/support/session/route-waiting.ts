import type { Tx } from '../../../platform/db/database.ts';
import type { StoredLine } from '../../chat/index.ts';
import { listOnDuty } from './agent.store.ts';
import { readDeskRules } from './desk-rules.store.ts';
import { sayOurselves } from './say-line.ts';
import type { SessionDependencies } from './session.interface.ts';
import { sessionLines } from './session.lines.ts';
import { type AgentOnDuty, chooseAgent, goneSince } from './session.rules.ts';
import { type SessionRow, lockWaiting } from './session.store.ts';
import { sessionTransitions } from './session.transitions.ts';

/** First names, as people meet agents. */
export async function agentNames(
  { account }: Pick<SessionDependencies, 'account'>,
  tx: Parameters<SessionDependencies['account']['namesOf']>[0],
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const names = await account.namesOf(tx, [...userIds]);
  return new Map([...names].map(([userId, name]) => [userId, name.split(' ')[0] ?? name]));
}

/** To this agent; the caller has locked the queue and the row. */
export async function giveTo(
  deps: SessionDependencies,
  tx: Tx,
  row: SessionRow,
  { agentId, now, note }: { readonly agentId: string; readonly now: Date; readonly note?: string },
): Promise<StoredLine | null> {
  const allowed = sessionTransitions.allowSystem(sessionTransitions.verb.route, row);
  if (!allowed) return null;
  const given = {
    agentId,
    assignedAt: now,
    isHead: false,
    warnedAt: null,
    ...(note !== undefined && { transferNote: note }),
  };
  const moved = await sessionTransitions.move(tx, allowed, { now, with: given });
  const names = await agentNames(deps, tx, [agentId]);
  return sayOurselves(deps, tx, moved, sessionLines.joined(names.get(agentId) ?? ''), now);
}

/** Not given back to the agent who has just handed it on. */
interface HandedOn {
  readonly sessionId: string;
  readonly by: string;
}

/** Behind the lock of the queue: everyone who waits gets an agent with room, in the order of the queue. */
export async function routeWaiting(
  deps: SessionDependencies,
  tx: Tx,
  now: Date,
  handedOn: HandedOn | null = null,
): Promise<StoredLine[]> {
  const rules = await readDeskRules(deps.platform, tx, now);
  const waiting = await lockWaiting(tx);
  const agents = new Map<string, AgentOnDuty>(
    (await listOnDuty(tx, goneSince(now, rules))).map((agent) => [agent.userId, agent]),
  );
  const lines: StoredLine[] = [];
  for (const row of waiting) {
    const notTo = handedOn?.sessionId === row.sessionId ? handedOn.by : null;
    const agent = chooseAgent([...agents.values()], { lang: row.lang, topic: row.topic, notTo });
    if (!agent) continue;
    const line = await giveTo(deps, tx, row, { agentId: agent.userId, now });
    if (!line) continue;
    agents.set(agent.userId, { ...agent, load: agent.load + 1, lastAt: now });
    lines.push(line);
  }
  return lines;
}
