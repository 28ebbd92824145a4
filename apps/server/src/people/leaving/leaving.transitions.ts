/** How a leaving moves: its table is `leaving.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  leavingErrors,
  leavingEvents,
  leavingLifecycle,
  type LeavingVerb,
} from '@nukkad/contract/people/leaving/leaving.noun';
import { actorOnBehalf, machineActor } from '../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
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

const settled = (row: LeavingRow) => pendingEvent(leavingEvents.settled, factsOf(row));
/** What each move tells; the others tell nothing. */
const told: { readonly [Verb in LeavingVerb]?: (row: LeavingRow) => PendingEvent } = {
  ask: (row) => pendingEvent(leavingEvents.asked, factsOf(row)),
  start: settled,
  accept: settled,
  reschedule: settled,
  withdraw: (row) => pendingEvent(leavingEvents.withdrawn, factsOf(row)),
  cancel: (row) => pendingEvent(leavingEvents.cancelled, factsOf(row)),
};

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
  next: (row: LeavingRow, status, { now, changes }: LeavingMove): LeavingRow => ({
    ...row,
    ...changes,
    status,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: (tx, row) => saveLeaving(tx, row),
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOnBehalf(by.who) : machineActor),
    action: `leaving.${verb}`,
    subjectKind: 'leaving',
    subjectId: after.leavingId,
    detail: { from, to },
  }),
  tells: ({ verb, after }) => {
    const event = told[verb]?.(after);
    return event ? [event] : [];
  },
});
