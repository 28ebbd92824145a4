/** How an application moves: its table is `application.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  applicationErrors,
  applicationEvents,
  applicationLifecycle,
} from '@nukkad/contract/hiring/application/application.noun';
import { newId } from '../../platform/id.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { actorOnBehalf } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { insertMove } from './application-move.store.ts';
import type { ApplicationSides } from './application.interface.ts';
import { applicationCapacities, seesApplication } from './application.policy.ts';
import { type ApplicationRow, lockApplication, saveApplication } from './application.store.ts';

interface MoveDetail {
  readonly changes?: Partial<ApplicationRow>;
}

type ApplicationMoved = Moved<typeof applicationLifecycle, ApplicationRow, Viewer, MoveDetail>;

export const applicationTransitions = transitions({
  table: applicationLifecycle,
  notFound: applicationErrors.application_not_found,
  movedOn: applicationErrors.application_moved_on,
  lock: lockApplication,
  sees: (viewer: Viewer, row: ApplicationRow) => seesApplication(viewer, row),
  capacities: (viewer: Viewer, row: ApplicationSides, verb) => applicationCapacities(viewer, row, verb),
  next: nextRow<ApplicationRow, MoveDetail>,
  save: saveApplication,
  timeline: (tx, { verb, after, by, now }) =>
    insertMove(
      tx,
      partOf(after, {
        moveId: newId(),
        applicationId: after.applicationId,
        organisationId: after.organisationId,
        position: after.version,
        verb,
        status: after.status,
        step: after.step,
        at: now,
        movedBy: by.kind === 'Employer' ? (by.who?.userId ?? null) : null,
      }),
    ),
  logged: logOf(applicationLifecycle, 'application', 'applicationId', { actor: actorOnBehalf }),
  tells: tellsOf(applicationLifecycle, applicationEvents, ({ after }: ApplicationMoved) => ({
    tellAt: after.tellAt?.toISOString() ?? '',
  })),
});
