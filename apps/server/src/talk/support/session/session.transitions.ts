/** How a session moves: its table is `session.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { sessionErrors, sessionLifecycle } from '@nukkad/contract/talk/support/session.noun';
import { supportEvents } from '@nukkad/contract/talk/support/support.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { sessionCapacities } from './session.policy.ts';
import { type SessionRow, lockSession, saveSession } from './session.store.ts';

/** What a move changes besides the status; left out: nothing. */
interface SessionMove {
  readonly with?: Partial<
    Pick<
      SessionRow,
      'agentId' | 'isHead' | 'assignedAt' | 'repliedAt' | 'agentSpokeAt' | 'transferNote' | 'warnedAt'
    >
  >;
}

export const sessionTransitions = transitions({
  table: sessionLifecycle,
  notFound: sessionErrors.talk_not_found,
  movedOn: sessionErrors.session_moved_on,
  lock: lockSession,
  sees: (viewer: Viewer, row: SessionRow) => sessionCapacities(viewer, row).length > 0,
  capacities: (viewer: Viewer, row: Pick<SessionRow, 'userId' | 'agentId'>, verb) =>
    sessionCapacities(viewer, row, verb),
  next: (row: SessionRow, status, { now, with: changes = {} }: SessionMove & { readonly now: Date }) => ({
    ...row,
    ...changes,
    status,
    resolvedAt: status === 'Resolved' ? now : row.resolvedAt,
    endedAt: status === 'Closed' || status === 'Cancelled' ? now : null,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveSession,
  logged: logOf(sessionLifecycle, 'supportChat', 'sessionId', { kind: 'support_session' }),
  tells: tellsOf(sessionLifecycle, supportEvents),
});
