import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { jobsOnDay, wayThere } from './availability.rules.ts';
import { byBest, aroundPeriod } from './find-available.ts';
import { type InstantRules, defaultInstantRules, soonestArrival } from './instant.rules.ts';
import type { Arrival, SoonestQuery } from './schedule.interface.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** The rules in force for visits as soon as possible. */
export const getInstantRules = (
  reader: Reader,
  { now, ...place }: { readonly now: Date; readonly cityCode: string; readonly categoryId: string },
): Promise<InstantRules> => settingAt(reader, 'instant.rules', now, defaultInstantRules, place);

/** Every professional of these partners who can be there in time, the soonest first. */
export async function findSoonest(reader: Reader, ask: SoonestQuery): Promise<Arrival[]> {
  const organisationIds = [...ask.minutes.keys()];
  if (organisationIds.length === 0) return [];
  const [rules, people] = await Promise.all([
    getScheduleRules(reader, ask.now, organisationIds[0] ?? null),
    listPeople(reader, {
      ...ask,
      organisationIds,
      within: aroundPeriod({ startsAt: ask.now, endsAt: ask.latest }),
    }),
  ]);
  return people
    .flatMap((person): Arrival[] => {
      const minutes = ask.minutes.get(person.organisationId) ?? 0;
      const startsAt = soonestArrival(person, { ...ask, at: ask, minutes }, rules);
      if (!startsAt) return [];
      const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
      const work = { from: startsAt.getTime(), to: endsAt.getTime() };
      const { staffId, organisationId } = person;
      const way = {
        travelMinutes: wayThere(person, work, ask, rules),
        jobsThatDay: jobsOnDay(person, startsAt),
      };
      return [{ staffId, organisationId, ...way, startsAt, endsAt }];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || byBest(a, b));
}
