import { isOpenSession, sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import type { SupportAvailability, SupportSession } from '@nukkad/contract/talk/support/session.model';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findIncidentNumber } from '../support.store.ts';
import { listOnDuty } from './agent.store.ts';
import { readDeskRules } from './desk-rules.store.ts';
import { agentNames } from './route-waiting.ts';
import type { SessionDependencies } from './session.interface.ts';
import { isOwnSession } from './session.policy.ts';
import { presentSession } from './session.presenter.ts';
import { isOpenAt, nextOpening } from './desk-hours.rules.ts';
import { expectedWait, goneSince, meanMinutesOf, someoneIsFree } from './session.rules.ts';
import {
  type SessionRow,
  countAhead,
  countWaiting,
  findLast,
  findSession,
  recentDurations,
} from './session.store.ts';

export interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Whether someone can talk now, how long the queue is, and the own open session. */
export async function readAvailability(
  { platform }: SessionDependencies,
  { viewer, now }: Asking,
): Promise<SupportAvailability> {
  const { db } = platform;
  const rules = await readDeskRules(platform, db, now);
  const [agents, queue, recent, last] = await Promise.all([
    listOnDuty(db, goneSince(now, rules)),
    countWaiting(db),
    recentDurations(db),
    findLast(db, viewer.userId),
  ]);
  const isOpen = isOpenAt(now, rules);
  return {
    available: isOpen && queue === 0 && someoneIsFree(agents),
    isOpen,
    opensAt: rules.opensAt,
    closesAt: rules.closesAt,
    nextOpensAt: isOpen ? null : nextOpening(now, rules).toISOString(),
    queue,
    waitMinutes: isOpen ? expectedWait(queue + 1, agents, meanMinutesOf(recent, rules)) : null,
    sid: last && isOpenSession(last.status) ? last.sessionId : null,
  };
}

/** As its person sees it, with the place in the queue. */
export async function presentOwn(
  deps: SessionDependencies,
  reader: Reader,
  row: SessionRow,
  now: Date,
): Promise<SupportSession> {
  const rules = await readDeskRules(deps.platform, reader, now);
  const waits = row.status === 'Pending';
  const [ahead, agents, recent, names, incidentNumber] = await Promise.all([
    waits ? countAhead(reader, row) : null,
    waits ? listOnDuty(reader, goneSince(now, rules)) : [],
    waits ? recentDurations(reader) : [],
    agentNames(deps, reader, [row.agentId]),
    row.incidentId ? findIncidentNumber(reader, row.incidentId) : null,
  ]);
  const position = ahead === null ? null : ahead + 1;
  const waitMinutes = position === null ? null : expectedWait(position, agents, meanMinutesOf(recent, rules));
  const agentName = (row.agentId && names.get(row.agentId)) || null;
  return presentSession(row, { now, rules, agentName, position, waitMinutes, incidentNumber });
}

/** Another's is not there for them. */
export async function getOwnSession(reader: Reader, viewer: Viewer, sid: string): Promise<SessionRow> {
  const row = await findSession(reader, sid);
  return row && isOwnSession(viewer, row) ? row : refuse(sessionErrors.talk_not_found);
}

export async function readSession(
  deps: SessionDependencies,
  { viewer, now }: Asking,
  sid: string | undefined,
): Promise<{ session: SupportSession | null }> {
  const { db } = deps.platform;
  const row = sid === undefined ? await findLast(db, viewer.userId) : await getOwnSession(db, viewer, sid);
  return { session: row && (await presentOwn(deps, db, row, now)) };
}

const mostLines = 200;

export async function readOwnLines(
  { platform: { db }, chat }: SessionDependencies,
  { viewer, now }: Asking,
  { sid, after }: { readonly sid: string; readonly after?: number | undefined },
): Promise<{ messages: ChatMessage[] }> {
  await getOwnSession(db, viewer, sid);
  const page = { limit: mostLines, side: 'a' as const, ...(after !== undefined && { after }) };
  return { messages: await chat.transcriptOf(db, sid, page, now) };
}
