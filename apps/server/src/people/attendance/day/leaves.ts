import type { Reader } from '../../../platform/db/database.ts';
import type { DayOff } from '../../holiday/index.ts';
import type { AttendanceDependencies, CreditedOf, LeavesOf, RostersOf } from '../attendance.interface.ts';

export interface DaysOfOrganisation {
  readonly organisationId: string;
  /** YYYY-MM-DD, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Approved leave by employee and day; none where no domain answers. `employeeIds` null: of everyone. */
export async function leavesOf(
  { leaves }: Pick<AttendanceDependencies, 'leaves'>,
  reader: Reader,
  { organisationId, from, to }: DaysOfOrganisation,
  employeeIds: readonly string[] | null,
): ReturnType<LeavesOf> {
  const [answer] = leaves.answers;
  return answer ? answer(reader, organisationId, from, to, employeeIds) : new Map();
}

/** Published shifts by employee; none where no domain answers. `employeeIds` null: of everyone. */
export async function rostersOf(
  { rosters }: Pick<AttendanceDependencies, 'rosters'>,
  reader: Reader,
  { organisationId, from, to }: DaysOfOrganisation,
  employeeIds: readonly string[] | null,
): ReturnType<RostersOf> {
  const [answer] = rosters.answers;
  return answer ? answer(reader, organisationId, from, to, employeeIds) : new Map();
}

/** Days off whose hours became leave; none where no domain answers. `employeeIds` null: of everyone. */
export async function creditedOf(
  { credited }: Pick<AttendanceDependencies, 'credited'>,
  reader: Reader,
  days: DaysOfOrganisation,
  employeeIds: readonly string[] | null,
): ReturnType<CreditedOf> {
  const [answer] = credited.answers;
  return answer ? answer(reader, days, employeeIds) : new Map();
}

/** A day without a shift in a week that has some. */
export const rosterRest: DayOff = { kind: 'weekend', isSet: true };
