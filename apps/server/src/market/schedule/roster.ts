import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Reader } from '../../platform/db/database.ts';
import { travelMinutes, workingWithin } from './availability.rules.ts';
import type { Period, Roster, RosterQuery } from './schedule.interface.ts';
import { getScheduleRules, listRoster } from './schedule.store.ts';

const periodOf = ({ from, to }: { from: number; to: number }): Period => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
});

/** A page of one partner's professionals, by name: when each works, is on leave, or is being chosen by a customer. */
export async function roster(reader: Reader, ask: RosterQuery): Promise<Roster> {
  const [rules, people] = await Promise.all([
    getScheduleRules(reader, ask.now, ask.organisationId),
    listRoster(reader, ask),
  ]);
  const within = { from: ask.within.from.getTime(), to: ask.within.to.getTime() };
  return {
    bufferMinutes: rules.bufferMinutes,
    wayBetween: (from: Point, to: Point) => ({
      metres: distanceMetres(from, to),
      minutes: travelMinutes(from, to, rules),
    }),
    people: people.map((person) => ({
      staffId: person.staffId,
      name: person.name,
      base: person.base,
      working: workingWithin(person, within).map(periodOf),
      leaves: person.leaves.map(periodOf),
      chosen: person.jobs.filter(({ bookingId = null }) => bookingId === null).map(periodOf),
    })),
  };
}
