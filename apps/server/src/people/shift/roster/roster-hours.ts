/** What published shifts say of the hours of people: the answer to attendance. */
import { addDays } from '@nukkad/contract/kernel/time';
import type { RosterHours, RostersOf } from '../../attendance/index.ts';
import { mondayOf } from '../law/limits.rules.ts';
import { rosterRulesOf } from '../type/roster-setting.ts';
import { type ShiftSeen, listShifts } from './roster-shift.store.ts';

/** Several shifts of a day are one span with the time between them as a break. */
export function hoursOf(shifts: readonly ShiftSeen[]): ReturnType<RosterHours['hoursOn']> {
  const ordered = shifts.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [first] = ordered;
  const last = ordered.at(-1);
  if (!first || !last) return null;
  const between = ordered
    .slice(1)
    .reduce(
      (sum, one, at) => sum + one.startsAt.getTime() - (ordered[at]?.endsAt ?? one.startsAt).getTime(),
      0,
    );
  const unpaid = ordered.reduce((sum, one) => sum + (one.isBreakPaid ? 0 : one.breakMinutes), 0);
  return {
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    breakMinutes: Math.floor(between / 60_000) + unpaid,
    graceMinutes: first.graceMinutes,
  };
}

/** Of everyone who has a shift in the weeks of these days. */
export const rostersOf: RostersOf = async (reader, organisationId, from, to, employeeIds) => {
  const range = { from: mondayOf(from), to: addDays(mondayOf(to), 6) };
  const [rules, shifts] = await Promise.all([
    rosterRulesOf(reader, organisationId),
    listShifts(reader, {
      organisationId,
      ...range,
      statuses: ['published', 'leaving'],
      employeeIds,
    }),
  ]);
  const byPerson = new Map<string, Map<string, ShiftSeen[]>>();
  for (const shift of shifts) {
    if (shift.employeeId === null) continue;
    const days = byPerson.get(shift.employeeId) ?? new Map<string, ShiftSeen[]>();
    days.set(shift.day, [...(days.get(shift.day) ?? []), shift]);
    byPerson.set(shift.employeeId, days);
  }
  const present = (days: ReadonlyMap<string, readonly ShiftSeen[]>): RosterHours => {
    const weeks = new Set([...days.keys()].map(mondayOf));
    return {
      hoursOn: (day) => hoursOf(days.get(day) ?? []),
      isRest: (day) => rules.restIsOff && !days.has(day) && weeks.has(mondayOf(day)),
    };
  };
  return new Map([...byPerson].map(([id, days]) => [id, present(days)]));
};
