/** How a correction moves: its table is `correction.lifecycle.ts`. */
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.errors';
import { attendanceEvents } from '@nukkad/contract/people/attendance/attendance.events';
import {
  type CorrectionStatus,
  type CorrectionVerb,
  correctionLifecycle,
} from '@nukkad/contract/people/attendance/correction.lifecycle';
import { actorOnBehalf, machineActor } from '../../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { EmployeeInterface } from '../../employee/index.ts';
import { type CorrectionFacts, correctionCapacities } from '../attendance.policy.ts';
import { type CorrectionRow, lockCorrection, saveCorrection } from './correction.store.ts';

/** A correction with who asked and to whom they report. */
export type OwnedCorrection = CorrectionRow & CorrectionFacts;

interface Decided {
  readonly note?: string;
  readonly decidedBy?: string;
}

const isDecided = (status: CorrectionStatus) => status === 'approved' || status === 'rejected';

function told(
  verb: CorrectionVerb,
  { organisationId, employeeId, correctionId, day }: CorrectionRow,
): readonly PendingEvent[] {
  const facts = { organisationId, employeeId, correctionId };
  if (verb === 'ask') return [pendingEvent(attendanceEvents.correctionAsked, facts)];
  if (verb === 'withdraw') return [];
  const changed =
    verb === 'approve' ? [pendingEvent(attendanceEvents.changed, { organisationId, employeeId, day })] : [];
  return [pendingEvent(attendanceEvents.correctionDecided, facts), ...changed];
}

export const correctionTransitions = (employees: Pick<EmployeeInterface, 'reviewersOf'>) =>
  transitions({
    table: correctionLifecycle,
    notFound: attendanceErrors.correction_not_found,
    movedOn: attendanceErrors.correction_moved_on,
    forbidden: (viewer: Viewer, { userId }: CorrectionFacts) =>
      viewer.userId === userId ? attendanceErrors.correction_own : attendanceErrors.correction_not_found,
    lock: async (tx, key: { readonly organisationId: string; readonly correctionId: string }) => {
      const row = await lockCorrection(tx, key.organisationId, key.correctionId);
      if (!row) return null;
      const line = await employees.reviewersOf(tx, key.organisationId, row.employeeId);
      return { ...row, managerIds: line?.managers.map(({ employeeId }) => employeeId) ?? [] };
    },
    sees: (viewer: Viewer, row) => correctionCapacities(viewer, row).length > 0,
    capacities: (viewer: Viewer, row: CorrectionFacts) => correctionCapacities(viewer, row),
    next: (
      row: OwnedCorrection,
      status: CorrectionStatus,
      made: Decided & { readonly now: Date },
    ): OwnedCorrection => ({
      ...row,
      status,
      note: made.note ?? row.note,
      decidedBy: isDecided(status) ? (made.decidedBy ?? null) : row.decidedBy,
      decidedAt: isDecided(status) ? made.now : row.decidedAt,
      version: row.version + 1,
    }),
    save: (tx, row) => saveCorrection(tx, row),
    logged: ({ verb, from, to, after, by }) => ({
      ...(by.who ? actorOnBehalf(by.who) : machineActor),
      action: `attendance_correction.${verb}`,
      subjectKind: 'attendance_correction',
      subjectId: after.correctionId,
      detail: { from, to },
    }),
    tells: ({ verb, after }) => told(verb, after),
  });
