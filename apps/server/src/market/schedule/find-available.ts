import { dayMs } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import {
  type Person,
  type TravelRules,
  jobsInTheWay,
  jobsOnDay,
  wayThere,
  whyNotFree,
} from './availability.rules.ts';
import type {
  ExplainQuery,
  ExplainedPerson,
  FreePerson,
  AvailabilityQuery,
  Period,
} from './schedule.interface.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** Neighbouring jobs matter as far as one could travel in between. */
export function aroundPeriod({ startsAt, endsAt }: Period): { from: Date; to: Date } {
  return { from: new Date(startsAt.getTime() - dayMs), to: new Date(endsAt.getTime() + dayMs) };
}

const workOf = ({ startsAt, endsAt }: Period) => ({ from: startsAt.getTime(), to: endsAt.getTime() });

function asFree(
  person: Person,
  at: Period & { latitude: number; longitude: number },
  rules: TravelRules,
): FreePerson {
  return {
    staffId: person.staffId,
    organisationId: person.organisationId,
    travelMinutes: wayThere(person, workOf(at), at, rules),
    jobsThatDay: jobsOnDay(person, at.startsAt),
  };
}

/** The day's work is shared out evenly; then the shortest way; then always the same order. */
export function byBest(a: FreePerson, b: FreePerson): number {
  return (
    a.jobsThatDay - b.jobsThatDay || a.travelMinutes - b.travelMinutes || a.staffId.localeCompare(b.staffId)
  );
}

/** All professionals who are free for this work, best first. */
export async function findAvailable(reader: Reader, ask: AvailabilityQuery): Promise<FreePerson[]> {
  const [rules, people] = await Promise.all([
    getScheduleRules(reader, ask.now, ask.organisationIds[0] ?? null),
    listPeople(reader, { ...ask, within: aroundPeriod(ask) }),
  ]);
  return people
    .filter((person) => whyNotFree(person, workOf(ask), ask, rules) === null)
    .map((person) => asFree(person, ask, rules))
    .sort(byBest);
}

/** Every professional of one partner and why each can or cannot do this work; the free ones first. */
export async function explain(reader: Reader, ask: ExplainQuery): Promise<ExplainedPerson[]> {
  const [rules, people] = await Promise.all([
    getScheduleRules(reader, ask.now, ask.organisationId),
    listPeople(reader, { ...ask, organisationIds: [ask.organisationId], within: aroundPeriod(ask) }),
  ]);
  return people
    .map((person): ExplainedPerson => {
      const reason = whyNotFree(person, workOf(ask), ask, rules);
      const rating =
        person.ratingCount === 0 ? null : Math.round((person.ratingSum / person.ratingCount) * 10) / 10;
      const jobs = reason === 'busy' ? jobsInTheWay(person.jobs, workOf(ask), ask, rules) : [];
      const inTheWay = jobs.map(({ from, to, bookingId = null }) => ({
        bookingId,
        startsAt: new Date(from),
        endsAt: new Date(to),
      }));
      const free = reason === null;
      return { ...asFree(person, ask, rules), name: person.name, rating, free, reason, inTheWay };
    })
    .sort((a, b) => Number(b.free) - Number(a.free) || byBest(a, b));
}
