/** What shifts break of the limits, read for some people at once. */
import { addDays } from '@nukkad/contract/kernel/time';
import type { Breach, RosterRules } from '@nukkad/contract/people/shift/shift.model';
import type { Reader } from '../../../platform/db/database.ts';
import { breachesOf, mondayOf } from '../law/limits.rules.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { rosterRulesOf } from '../type/roster-setting.ts';
import { type ShiftSeen, listShifts } from './roster-shift.store.ts';

export interface Days {
  readonly organisationId: string;
  readonly from: string;
  readonly to: string;
}

export interface WorkingTime {
  readonly rules: RosterRules;
  /** Also those of the days around, which the limits look at. */
  readonly shifts: readonly ShiftSeen[];
  readonly daysOfLeave: (employeeId: string) => ReadonlySet<string>;
  /** Of one person, with these shifts; those of the weeks that were asked for. */
  readonly breaches: (employeeId: string, shifts: readonly ShiftSeen[]) => readonly Breach[];
}

/** Whole weeks, with a day on either side for the rest between two shifts. `employeeIds` null: everyone. */
export async function readWorkingTime(
  { attendance }: Pick<ShiftDependencies, 'attendance'>,
  reader: Reader,
  { organisationId, from, to }: Days,
  employeeIds: readonly string[] | null,
): Promise<WorkingTime> {
  const first = mondayOf(from);
  const last = addDays(mondayOf(to), 6);
  const around = { organisationId, from: addDays(first, -1), to: addDays(last, 1) };
  const [leavesOf] = attendance.leaves.answers;
  const [rules, shifts, leaves] = await Promise.all([
    rosterRulesOf(reader, organisationId),
    listShifts(reader, { ...around, statuses: ['draft', 'published', 'leaving'], employeeIds }),
    leavesOf?.(reader, organisationId, first, last, employeeIds),
  ]);
  const daysOfLeave = (employeeId: string) => new Set(leaves?.get(employeeId)?.keys());
  return {
    rules,
    shifts,
    daysOfLeave,
    breaches: (employeeId, own) =>
      breachesOf(own, rules, daysOfLeave(employeeId)).filter(({ day }) => day >= first && day <= last),
  };
}

/** As it is now for its person. */
export const isEffective = ({ status }: Pick<ShiftSeen, 'status'>): boolean =>
  status === 'published' || status === 'leaving';
/** As it will be with the next publication. */
export const isPlanned = ({ status }: Pick<ShiftSeen, 'status'>): boolean =>
  status === 'published' || status === 'draft';
