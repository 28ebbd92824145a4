import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { addDays, dayMs } from '@nukkad/contract/kernel/time';
import type { copyRoster as copyCall } from '@nukkad/contract/people/shift/shift.api';
import { shiftErrors } from '@nukkad/contract/people/shift/shift.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import { newDraft, recordChange, refusePast } from './plan-shifts.ts';
import { type RosterShiftRow, insertShifts, listShifts, lockRoster } from './roster-shift.store.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const planned = ['draft', 'published'] as const;

const overlaps = (one: RosterShiftRow, other: RosterShiftRow) =>
  one.employeeId === other.employeeId && one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Open shifts may lie beside each other, but copying twice adds none twice. */
const isThere = (one: RosterShiftRow, there: readonly RosterShiftRow[]) =>
  there.some((other) =>
    one.employeeId === null
      ? other.employeeId === null &&
        other.shiftTypeId === one.shiftTypeId &&
        other.startsAt.getTime() === one.startsAt.getTime()
      : overlaps(one, other),
  );

/** Seven days become drafts of seven others, but for what would overlap and for people who are not there then. */
export function copyRoster(
  deps: ShiftDependencies,
  call: SignedInCall,
  { from, to }: EndpointParsed<typeof copyCall>['body'],
): Promise<EndpointAnswer<typeof copyCall>> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  if (from === to) refuse(shiftErrors.roster_copy_same);
  return deps.platform.write(call, async (tx) => {
    const whose = authorize({ organisationId }, mayPlan(viewer));
    refusePast([to], now);
    await lockRoster(tx, organisationId);
    const later = Date.parse(to) - Date.parse(from);
    const all = { ...whose, statuses: planned, employeeIds: null };
    const [copied, there, people] = await Promise.all([
      listShifts(tx, { ...all, from, to: addDays(from, 6) }),
      listShifts(tx, { ...all, from: addDays(to, -1), to: addDays(to, 7) }),
      deps.employee.listEmployed(tx, organisationId, to, addDays(to, 6)),
    ]);
    const personOf = new Map(people.map((one) => [one.employeeId, one]));
    const isEmployed = ({ employeeId, day }: RosterShiftRow) => {
      if (employeeId === null) return true;
      const person = personOf.get(employeeId);
      return !!person && person.joinedOn <= day && (person.lastDayOn === null || person.lastDayOn >= day);
    };
    const drafts = copied
      .map((row) => ({
        ...newDraft(row, now),
        day: addDays(row.day, Math.round(later / dayMs)),
        startsAt: new Date(row.startsAt.getTime() + later),
        endsAt: new Date(row.endsAt.getTime() + later),
      }))
      .filter((row) => isEmployed(row) && !isThere(row, there));
    const rows = drafts.map((row) => authorize(row, mayPlan(viewer)));
    await insertShifts(tx, rows);
    await recordChange(tx, call, 'roster.copy', rows);
    return { copied: rows.length, skipped: copied.length - rows.length };
  });
}
