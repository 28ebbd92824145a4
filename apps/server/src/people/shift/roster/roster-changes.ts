/** What a publication would change: read before it, and again in its transaction. */
import { createHash } from 'node:crypto';
import { addDays } from '@nukkad/contract/kernel/time';
import { mostRosterDays } from '@nukkad/contract/people/shift/shift.api';
import { shiftErrors } from '@nukkad/contract/people/shift/shift.noun';
import type { Breach, RosterRules, RosterSummary } from '@nukkad/contract/people/shift/shift.model';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { newBreaches } from '../law/limits.rules.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { type LostBooking, listLostBookings } from './lost-bookings.ts';
import { type ShiftSeen, listShifts } from './roster-shift.store.ts';
import { type Days, isEffective, isPlanned, readWorkingTime } from './working-time.ts';

export interface ChangeOf {
  /** Null: the open shifts. */
  readonly employeeId: string | null;
  readonly added: readonly ShiftSeen[];
  readonly removed: readonly ShiftSeen[];
  /** Those that the roster as it is published does not have. */
  readonly breaches: readonly Breach[];
  readonly bookings: readonly LostBooking[];
}

export interface RosterChanges {
  readonly rules: RosterRules;
  readonly of: readonly ChangeOf[];
  readonly summary: RosterSummary;
}

const versionOf = (shifts: readonly ShiftSeen[]): string =>
  createHash('sha256')
    .update(
      shifts
        .map(({ shiftId, version }) => `${shiftId} ${version}`)
        .toSorted()
        .join('\n'),
    )
    .digest('hex');

export function checkRange(from: string, to: string): void {
  if (to < from || to >= addDays(from, mostRosterDays)) refuse(shiftErrors.roster_range);
}

export async function readChanges(
  deps: Pick<ShiftDependencies, 'attendance' | 'booking'>,
  reader: Reader,
  range: Days,
): Promise<RosterChanges> {
  checkRange(range.from, range.to);
  const changed = await listShifts(reader, { ...range, statuses: ['draft', 'leaving'], employeeIds: null });
  const ids = [...new Set(changed.map(({ employeeId }) => employeeId))];
  const people = ids.filter((id) => id !== null);
  const time = await readWorkingTime(deps, reader, range, people);
  const changesOf = async (employeeId: string | null): Promise<ChangeOf> => {
    const mine = changed.filter((one) => one.employeeId === employeeId);
    const all = time.shifts.filter((one) => one.employeeId === employeeId);
    const inRange = (one: ShiftSeen) => one.day >= range.from && one.day <= range.to;
    // Drafts of other days are not published now, and what leaves on other days stays until then.
    const after = all.filter((one) => (inRange(one) ? isPlanned(one) : isEffective(one)));
    const breaches =
      employeeId === null
        ? []
        : newBreaches(time.breaches(employeeId, all.filter(isEffective)), time.breaches(employeeId, after));
    const removed = mine.filter(({ status }) => status === 'leaving');
    const { organisationId } = range;
    const bookings =
      employeeId === null
        ? []
        : await listLostBookings(deps, reader, { organisationId, staffId: employeeId, removed, after });
    return {
      employeeId,
      added: mine.filter(({ status }) => status === 'draft'),
      removed,
      breaches,
      bookings,
    };
  };
  const of: ChangeOf[] = [];
  for (const employeeId of ids) of.push(await changesOf(employeeId));
  const summary = {
    version: versionOf(changed),
    added: changed.filter(({ status }) => status === 'draft').length,
    removed: changed.filter(({ status }) => status === 'leaving').length,
    people: people.length,
    breaches: of.reduce((sum, { breaches }) => sum + breaches.length, 0),
    bookings: of.reduce((sum, { bookings }) => sum + bookings.length, 0),
  };
  return { rules: time.rules, of, summary };
}
