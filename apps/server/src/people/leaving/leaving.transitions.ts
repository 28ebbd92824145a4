/** How a leaving moves: its table is `leaving.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { leavingErrors, leavingEvents, leavingLifecycle } from '@nukkad/contract/people/leaving/leaving.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type LeavingFacts, leavingCapacities, seesLeaving } from './leaving.policy.ts';
import { type LeavingKey, type LeavingRow, lockLeaving, saveLeaving } from './leaving.store.ts';

export const factsOf = ({ leavingId, organisationId, staffId, userId }: LeavingRow) => ({
  leavingId,
  organisationId,
  staffId,
  userId,
});

export interface LeavingMove {
  readonly now: Date;
  readonly changes?: Partial<Pick<LeavingRow, 'lastDayOn' | 'shortNotice' | 'stuckToldAt'>>;
}

export const leavingTransitions = transitions({
  table: leavingLifecycle,
  notFound: leavingErrors.leaving_not_found,
  movedOn: leavingErrors.leaving_moved_on,
  lock: (tx, key: LeavingKey) => lockLeaving(tx, key),
  sees: (viewer: Viewer, row) => seesLeaving(viewer, row),
  capacities: (viewer: Viewer, row: LeavingFacts) => leavingCapacities(viewer, row),
  next: nextRow<LeavingRow, LeavingMove>,
  save: saveLeaving,
  logged: logOf(leavingLifecycle, 'leaving', 'leavingId', { actor: actorOnBehalf }),
  tells: tellsOf(leavingLifecycle, leavingEvents),
});
