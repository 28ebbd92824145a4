import type { RosterShift, ShiftColour } from '@nukkad/contract/people/shift/shift.model';
import type { ShiftSeen } from './roster-shift.store.ts';

export const presentShift = (row: ShiftSeen): RosterShift => ({
  shiftId: row.shiftId as RosterShift['shiftId'],
  employeeId: row.employeeId as RosterShift['employeeId'],
  day: row.day,
  shiftTypeId: row.shiftTypeId as RosterShift['shiftTypeId'],
  name: row.name,
  colour: row.colour as ShiftColour,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  breakMinutes: row.breakMinutes,
  isBreakPaid: row.isBreakPaid,
  status: row.status,
  reason: row.reason,
  version: row.version,
});
