/** How an incident moves: its table is `incident.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.noun';
import { supportErrors } from '@nukkad/contract/talk/support/support.noun';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { PendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type Stranger, incidentCapacities } from './support.policy.ts';
import { isEnded } from './support.rules.ts';
import { type IncidentRow, lockIncident, saveMove } from './support.store.ts';

export interface IncidentMove {
  readonly event?: PendingEvent;
  /** The promised answer: given by support, or asked for anew by the person; left out: as it was. */
  readonly clock?: Pick<IncidentRow, 'answerBy' | 'answeredAt'>;
  /** Another team and why; left out: as it was. */
  readonly handed?: Pick<IncidentRow, 'team' | 'forwardReason'>;
  /** Who has it from now on; left out: as it was. */
  readonly assigneeId?: string | null;
}

export const incidentTransitions = transitions({
  table: incidentLifecycle,
  notFound: supportErrors.incident_not_found,
  movedOn: supportErrors.incident_moved_on,
  lock: lockIncident,
  sees: (viewer: Viewer | Stranger, row) => incidentCapacities(viewer, row).length > 0,
  capacities: incidentCapacities,
  next: (
    row: IncidentRow,
    status,
    { now, clock = row, handed = row, assigneeId = row.assigneeId }: IncidentMove & { readonly now: Date },
  ) => ({
    ...row,
    status,
    answerBy: clock.answerBy,
    answeredAt: clock.answeredAt,
    team: handed.team,
    forwardReason: handed.forwardReason,
    assigneeId,
    // Something happened: it rests no longer.
    snoozedUntil: null,
    endedAt: isEnded(status) ? (row.endedAt ?? now) : null,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveMove,
  logged: ({ verb, from, to, after, by: { who } }) => {
    const subject = { subjectKind: 'incident', subjectId: after.incidentId };
    if (verb === 'make' && who?.role !== 'Admin') {
      const person = { actorKind: 'Person', actorId: after.userId } as const;
      return { ...person, ...subject, action: 'support.incident_opened', detail: { topic: after.topic } };
    }
    const actor = who && who.userId !== null ? actorOf(who) : machineActor;
    if (verb === 'make')
      return { ...actor, ...subject, action: 'support.incident_opened', detail: { topic: after.topic } };
    return {
      ...actor,
      ...subject,
      action: `support.${verb}`,
      detail: { from, to, ...(verb === 'forward' && { team: after.team }) },
    };
  },
  tells: ({ detail: { event } }) => (event ? [event] : []),
});
