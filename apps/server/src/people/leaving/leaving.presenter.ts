import type {
  LeavingAnswer,
  LeavingCardAnswer,
  LeavingChecklistAnswer,
} from '@nukkad/contract/people/leaving/leaving.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { LeavingInList } from './leaving-list.store.ts';
import { seesSettlement } from './leaving.policy.ts';
import { shortDaysOf } from './leaving.rules.ts';
import type { LeavingRow } from './leaving.store.ts';
import { leavingTransitions } from './leaving.transitions.ts';

type Person = LeavingCardAnswer['employee'];

const personOf = (employeeId: string, facts: EmployeeFacts | undefined): Person => ({
  employeeId,
  fullName: facts?.fullName ?? '',
  designation: facts?.designation ?? '',
});

export const presentLeavingCard = (row: LeavingInList): LeavingCardAnswer => ({
  leavingId: row.leavingId,
  employee: {
    employeeId: row.staffId,
    fullName: row.fullName,
    designation: row.designation,
  },
  kind: row.kind,
  status: row.status,
  noticeGivenOn: row.noticeGivenOn,
  lastDayOn: row.lastDayOn,
});

function canOf(
  viewer: Viewer,
  row: LeavingRow,
  checklist: LeavingChecklistAnswer | null,
): LeavingAnswer['can'] {
  const may = leavingTransitions.movesOf(viewer, row);
  return {
    accept: may.accept,
    reschedule: may.reschedule,
    clear: may.clear && checklist?.isClear === true,
    withdraw: may.withdraw,
    cancel: may.cancel,
    handOver: may.reschedule,
    seeSettlement: seesSettlement(viewer, row),
  };
}

export interface LeavingSurroundings {
  readonly viewer: Viewer;
  /** By the id of the membership. */
  readonly people: ReadonlyMap<string, EmployeeFacts>;
  readonly checklist: LeavingChecklistAnswer | null;
  readonly letterFrom: LeavingAnswer['letterFrom'];
}

export function presentLeaving(row: LeavingRow, surroundings: LeavingSurroundings): LeavingAnswer {
  const { viewer, people, checklist, letterFrom } = surroundings;
  const { handedToStaffId } = row;
  const taker = handedToStaffId === null ? null : personOf(handedToStaffId, people.get(handedToStaffId));
  return {
    leavingId: row.leavingId,
    employee: personOf(row.staffId, people.get(row.staffId)),
    kind: row.kind,
    status: row.status,
    noticeGivenOn: row.noticeGivenOn,
    lastDayOn: row.lastDayOn,
    reason: row.reason,
    noticeDays: row.noticeDays,
    shortDays: shortDaysOf(row),
    shortNotice: row.shortNotice,
    handedTo: taker && { employeeId: taker.employeeId, fullName: taker.fullName },
    checklist,
    letterFrom,
    version: row.version,
    can: canOf(viewer, row, checklist),
  };
}
