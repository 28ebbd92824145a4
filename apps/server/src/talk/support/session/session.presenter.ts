import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { DeskSession } from '@nukkad/contract/talk/support/session-office.api';
import { sessionLifecycle } from '@nukkad/contract/talk/support/session.noun';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import type { Viewer } from '../../../platform/viewer.ts';
import { isOwnAgent } from './session.policy.ts';
import {
  type DeskRules,
  mayMakeIncident,
  mayRateSession,
  mayReopenSession,
  replyDue,
} from './session.rules.ts';
import type { SessionRow } from './session.store.ts';

export interface SessionFacts {
  readonly now: Date;
  readonly rules: DeskRules;
  readonly agentName: string | null;
  readonly position: number | null;
  readonly waitMinutes: number | null;
  readonly incidentNumber: string | null;
}

const can = (row: SessionRow, verb: keyof typeof sessionLifecycle.moves) =>
  canMove(sessionLifecycle, verb, row.status);

/** As its person sees it. */
export const presentSession = (row: SessionRow, facts: SessionFacts): SupportSession => ({
  sid: row.sessionId,
  status: row.status,
  referenceNo: row.referenceNo,
  topic: row.topic,
  agentName: facts.agentName,
  position: facts.position,
  waitMinutes: facts.waitMinutes,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  stars: row.stars,
  incidentNumber: facts.incidentNumber,
  can: {
    send:
      row.endedAt === null && (row.status !== 'Resolved' || mayReopenSession(row, facts.now, facts.rules)),
    leave: can(row, 'leave'),
    end: can(row, 'end'),
    reopen: mayReopenSession(row, facts.now, facts.rules),
    rate: mayRateSession(row),
    makeIncident: row.repliedAt !== null && mayMakeIncident(row),
  },
});

/** Since when the person waits for a word of ours. */
function waitingSince({ status, queuedAt, personSpokeAt, agentSpokeAt }: SessionRow): Date | null {
  if (status === 'Pending') return queuedAt;
  if (status !== 'Assigned' && status !== 'Inprogress') return null;
  return agentSpokeAt === null || agentSpokeAt < personSpokeAt ? personSpokeAt : null;
}

/** As the desk sees it. */
export function presentForDesk(
  row: SessionRow,
  {
    viewer,
    rules,
    names,
    incidentNumber,
  }: {
    readonly viewer: Viewer;
    readonly rules: DeskRules;
    readonly names: ReadonlyMap<string, string>;
    readonly incidentNumber: string | null;
  },
): DeskSession {
  const own = isOwnAgent(viewer, row);
  const replyBy = row.status === 'Assigned' && row.assignedAt ? replyDue(row.assignedAt, rules) : null;
  return {
    sid: row.sessionId,
    status: row.status,
    topic: row.topic,
    referenceNo: row.referenceNo,
    userId: row.userId,
    fullName: names.get(row.userId) ?? '',
    language: row.lang,
    agentId: row.agentId,
    agentName: row.agentId && (names.get(row.agentId) ?? null),
    isOwn: own,
    transferNote: row.transferNote,
    waitingSince: waitingSince(row)?.toISOString() ?? null,
    replyBy: replyBy?.toISOString() ?? null,
    lastText: row.lastText,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    stars: row.stars,
    ratingWords: row.ratingWords,
    incidentNumber,
    version: row.version,
    can: {
      take: can(row, 'route'),
      give: can(row, 'route'),
      say: own && (can(row, 'answer') || row.status === 'Inprogress'),
      transfer: own && can(row, 'release'),
      resolve: own && can(row, 'resolve'),
      end: own && can(row, 'end'),
      makeIncident: own && mayMakeIncident(row),
    },
  };
}
