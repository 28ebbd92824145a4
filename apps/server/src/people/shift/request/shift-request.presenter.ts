import type { Breach } from '@nukkad/contract/people/shift/shift.model';
import type { ShiftRequestAnswer } from '@nukkad/contract/people/shift/shift-request.model';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentShift } from '../roster/shift.presenter.ts';
import { requestCapacities } from '../shift.policy.ts';
import type { Traded } from './hand-over.ts';
import type { RequestSeen } from './shift-request.store.ts';
import { shiftRequestTransitions } from './shift-request.transitions.ts';

export function presentRequest(
  viewer: Viewer,
  row: RequestSeen,
  { shift, other }: Traded,
  breaches: readonly Breach[],
): ShiftRequestAnswer {
  const may = shiftRequestTransitions.movesOf(viewer, row);
  const decides = requestCapacities(viewer, row).includes('Approver') || may.agree;
  return {
    requestId: row.requestId,
    kind: row.otherShiftId === null ? 'claim' : 'swap',
    status: row.status,
    employeeId: row.employeeId,
    fullName: row.askerName,
    colleagueName: row.colleagueName,
    shift: presentShift(shift),
    otherShift: other && presentShift(other),
    note: row.note,
    decisionNote: row.decisionNote,
    decidedBy: row.deciderName,
    breaches: decides ? [...breaches] : [],
    askedAt: row.createdAt.toISOString(),
    version: row.version,
    can: {
      agree: may.agree,
      decline: may.decline,
      approve: may.approve,
      reject: may.reject,
      withdraw: may.withdraw,
    },
  };
}
