import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { Database, Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { type SlotDependencies, type SlotsQuery, partiesOf } from './get-slots.ts';
import { bookableDays, longestHorizonDays, slotsOfDay } from './schedule.rules.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** So far ahead is looked: a later time says little in a list of partners. */
const daysLooked = 3;

export type NextSlotsQuery = Pick<SlotsQuery, 'pincode' | 'lat' | 'lng' | 'cityCode'> & {
  readonly serviceId: string;
  readonly organisationIds: readonly string[];
};

interface NextSlot {
  readonly organisationId: string;
  /** Null: none within the days that are looked at. */
  readonly from: string | null;
}

/** The first half-hour in which each of these partners has a professional free for the service, in one look at all of them. */
export const nextSlots = (
  db: Database,
  deps: SlotDependencies,
  ask: NextSlotsQuery,
  now: Date,
): Promise<{ items: NextSlot[] }> => readTogether(db, (reader) => readNextSlots(reader, deps, ask, now));

/** Within a read of several. */
export async function readNextSlots(
  reader: Reader,
  deps: SlotDependencies,
  ask: NextSlotsQuery,
  now: Date,
): Promise<{ items: NextSlot[] }> {
  const organisationIds = ask.organisationIds.filter((id) => z.uuid().safeParse(id).success);
  const wanted = {
    ...ask,
    organisationIds,
    day: istDay(now),
    serviceIds: [ask.serviceId],
    optionIds: [],
    minutes: 0,
  };
  const { at, categoryId, partners } = await partiesOf(reader, deps, wanted);
  const asked = partners.filter(({ organisationId }) => organisationIds.includes(organisationId));
  const today = istDay(now);
  const [rules, people] = await Promise.all([
    getScheduleRules(reader, now, asked[0]?.organisationId ?? null),
    listPeople(reader, {
      organisationIds: asked.map(({ organisationId }) => organisationId),
      categoryId,
      within: { from: istInstant(addDays(today, -1)), to: istInstant(addDays(today, daysLooked + 2)) },
      leavesUntil: istInstant(addDays(today, longestHorizonDays + 1)),
      now,
    }),
  ]);
  const days = bookableDays(now, rules).slice(0, daysLooked);
  const items = asked.map(({ organisationId, minutes }) => {
    const own = people
      .filter((person) => person.skilled && person.organisationId === organisationId)
      .map((person) => ({ ...person, minutes }));
    return { organisationId, from: firstFree(own) };
  });
  return { items };

  function firstFree(workers: Parameters<typeof slotsOfDay>[0]['people']): string | null {
    for (const day of days) {
      const free = slotsOfDay({ day, at, people: workers, rules }, now).find((slot) => slot.available);
      if (free) return free.from.toISOString();
    }
    return null;
  }
}
