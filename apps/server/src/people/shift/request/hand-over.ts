/** What a request would change in the roster, and that it still can. */
import type { Breach, RosterRules } from '@nukkad/contract/people/shift/shift.model';
import type { Reader } from '../../../platform/db/database.ts';
import { newBreaches } from '../law/limits.rules.ts';
import { type ShiftSeen, getShifts } from '../roster/roster-shift.store.ts';
import { isEffective, readWorkingTime } from '../roster/working-time.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import type { ShiftRequestRow } from './shift-request.store.ts';

/** The shifts of a request: of a claim the open one, of a swap also the colleague’s. */
export interface Traded {
  readonly shift: ShiftSeen;
  readonly other: ShiftSeen | null;
}

/** Published, not begun, and with the person who had it when it was asked. */
export const isTradable = (shift: ShiftSeen, employeeId: string | null, now: Date): boolean =>
  shift.status === 'published' && shift.startsAt > now && shift.employeeId === employeeId;

export function canHandOver(request: ShiftRequestRow, { shift, other }: Traded, now: Date): boolean {
  const { employeeId, otherEmployeeId } = request;
  if (other === null) return otherEmployeeId === null && isTradable(shift, null, now);
  return isTradable(shift, employeeId, now) && isTradable(other, otherEmployeeId, now);
}

/** Who has which shift afterwards. */
export const newHands = (
  { employeeId, otherEmployeeId }: ShiftRequestRow,
  { shift, other }: Traded,
): ReadonlyMap<string, string> =>
  other && otherEmployeeId
    ? new Map([
        [shift.shiftId, otherEmployeeId],
        [other.shiftId, employeeId],
      ])
    : new Map([[shift.shiftId, employeeId]]);

/** Null: one of them is gone. */
export async function readTraded(
  reader: Reader,
  { organisationId, shiftId, otherShiftId }: ShiftRequestRow,
): Promise<Traded | null> {
  const found = await getShifts(reader, organisationId, otherShiftId ? [shiftId, otherShiftId] : [shiftId]);
  const shift = found.get(shiftId);
  const other = otherShiftId ? found.get(otherShiftId) : null;
  return shift && other !== undefined ? { shift, other } : null;
}

interface Weighed {
  readonly rules: RosterRules;
  /** Limits that the two would break which they keep now; empty for a request that cannot be carried out. */
  readonly breachesOf: (request: ShiftRequestRow) => readonly Breach[];
}

/** Of several requests at once. */
export async function weighRequests(
  deps: Pick<ShiftDependencies, 'attendance'>,
  reader: Reader,
  organisationId: string,
  asked: readonly { readonly request: ShiftRequestRow; readonly traded: Traded }[],
): Promise<Weighed> {
  const days = asked.flatMap(({ traded: { shift, other } }) => [shift.day, ...(other ? [other.day] : [])]);
  const ordered = days.toSorted();
  const range = { organisationId, from: ordered[0] ?? '2000-01-01', to: ordered.at(-1) ?? '2000-01-01' };
  const people = asked.flatMap(({ request }) => [request.employeeId, request.otherEmployeeId ?? []].flat());
  const time = await readWorkingTime(deps, reader, range, [...new Set(people)]);
  const tradedOf = new Map(asked.map(({ request, traded }) => [request.requestId, traded]));
  const breachesOf = (request: ShiftRequestRow): readonly Breach[] => {
    const traded = tradedOf.get(request.requestId);
    if (!traded) return [];
    const hands = newHands(request, traded);
    const both = [traded.shift, ...(traded.other ? [traded.other] : [])];
    return [request.employeeId, request.otherEmployeeId].flatMap((employeeId) => {
      if (employeeId === null) return [];
      const now = time.shifts.filter((one) => one.employeeId === employeeId && isEffective(one));
      const kept = now.filter(({ shiftId }) => !hands.has(shiftId));
      const taken = both.filter(({ shiftId }) => hands.get(shiftId) === employeeId);
      return newBreaches(time.breaches(employeeId, now), time.breaches(employeeId, [...kept, ...taken]));
    });
  };
  return { rules: time.rules, breachesOf };
}
