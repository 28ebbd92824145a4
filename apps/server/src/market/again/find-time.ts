import { istDay } from '@nukkad/contract/kernel/time';
import type { AddressFacts } from '../../places/geography/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { WantedLine } from '../catalog/index.ts';
import type { AgainDependencies } from './again.interface.ts';
import { type FoundTime, anyTime, firstDays, sameWeekdays, timeLikeThen } from './again.rules.ts';

interface Sought {
  readonly address: AddressFacts;
  readonly lines: readonly WantedLine[];
  readonly categoryId: string;
  readonly minutes: number;
  /** Null: any that is free. */
  readonly organisationId: string | null;
  /** Of the visit that is wanted again. */
  readonly startsAt: Date;
  readonly now: Date;
}

/** Working time at each partner that may come. */
async function minutesOf(
  { catalog, schedule }: AgainDependencies,
  reader: Reader,
  { organisationId, minutes, lines, address }: Sought,
): Promise<ReadonlyMap<string, number>> {
  if (organisationId !== null) return new Map([[organisationId, minutes]]);
  const partners = await catalog.partnersFor(reader, {
    serviceIds: [...new Set(lines.map((line) => line.serviceId))],
    optionIds: [...new Set(lines.flatMap((line) => line.optionIds))],
    pincode: address.pincode,
    limit: schedule.partnersConsidered,
  });
  return new Map(partners.map((each) => [each.organisationId, Math.max(each.minutes, minutes)]));
}

/** A free time like that of then: on its weekday, at its hour; else the first days. Null: all of them are full. */
export async function findTime(
  deps: AgainDependencies,
  reader: Reader,
  sought: Sought,
): Promise<FoundTime | null> {
  const { address, categoryId, now, startsAt } = sought;
  const minutes = await minutesOf(deps, reader, sought);
  if (minutes.size === 0) return null;
  const at = { latitude: address.latitude, longitude: address.longitude };
  const timesOf = (days: readonly string[]) =>
    Promise.all(days.map((day) => deps.schedule.daySlots(reader, { day, at, categoryId, minutes, now })));
  const today = istDay(now);
  const [first] = await timesOf([today]);
  const days = first?.days ?? [];
  const { slotId } = deps.schedule.instant.slotOf(startsAt);
  const weekdays = sameWeekdays(days, startsAt);
  const like = timeLikeThen(await timesOf(weekdays), slotId);
  return like ?? anyTime(await timesOf(firstDays(days, weekdays)), slotId);
}
