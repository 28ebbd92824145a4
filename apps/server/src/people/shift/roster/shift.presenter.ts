import type { RosterShiftAnswer } from '@nukkad/contract/people/shift/shift.model';
import type { ShiftSeen } from './roster-shift.store.ts';

export const presentShift = (row: ShiftSeen): RosterShiftAnswer => ({
  shiftId: row.shiftId,
  employeeId: row.employeeId,
  day: row.day,
  shiftTypeId: row.shiftTypeId,
  name: row.name,
  colour: row.colour,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  breakMinutes: row.breakMinutes,
  isBreakPaid: row.isBreakPaid,
  status: row.status,
  reason: row.reason,
  version: row.version,
});
