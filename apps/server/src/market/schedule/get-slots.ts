import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Point } from '@nukkad/contract/places/geography/distance';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { CatalogInterface, PartnerForServices } from '../catalog/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Database, Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  type SlotOfDay,
  type SlotsInput,
  bookableDays,
  isOpenDay,
  longestHorizonDays,
  slotsOfDay,
} from './schedule.rules.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** Partners whose professionals are looked at, the best ones of the place: for showing times as for holding one. */
export const partnersConsidered = 40;

export interface SlotsQuery {
  readonly day: string;
  readonly serviceIds: readonly string[];
  /** The chosen answers: partners that do not offer one of them are left out. */
  readonly optionIds: readonly string[];
  /** Working time with options; never shorter than the partner's own. */
  readonly minutes: number;
  readonly organisationId?: string | undefined;
  /** Only these partners. */
  readonly organisationIds?: readonly string[] | undefined;
  readonly pincode?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly cityCode?: string | undefined;
}

export interface DaySlots {
  readonly day: string;
  readonly items: readonly SlotOfDay[];
  readonly days: readonly { readonly day: string; readonly open: boolean }[];
}

export interface SlotDependencies {
  readonly catalog: CatalogInterface;
  readonly geography: GeographyInterface;
}

const whereMissing = () =>
  refuse(kernelErrors.invalid_request, { fields: { pincode: 'Choose a location first.' } });

/** The point itself where it is known, else that of its PIN code or city. */
async function placeOf(
  reader: Reader,
  geography: GeographyInterface,
  ask: SlotsQuery,
): Promise<Point & { pincode: string }> {
  const { pincode, lat, lng, cityCode } = ask;
  const given = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : null;
  if (pincode && given) return { ...given, pincode };
  if (pincode) return (await geography.locate(reader, pincode)) ?? refuse(bookingErrors.cart_not_serviceable);
  if (given) {
    const near = await geography.nearest(reader, given.latitude, given.longitude);
    return near ? { ...given, pincode: near.pincode } : refuse(bookingErrors.cart_not_serviceable);
  }
  return (cityCode ? await geography.cityByCode(reader, cityCode) : null) ?? whereMissing();
}

/** Services that one professional does: all known, all of one category. */
async function categoryOf(
  reader: Reader,
  catalog: CatalogInterface,
  serviceIds: readonly string[],
): Promise<string> {
  const services = await catalog.services(reader, serviceIds, 'en');
  const categories = new Set([...services.values()].map((service) => service.categoryId));
  const [categoryId] = categories;
  if (categoryId === undefined || services.size < serviceIds.length)
    return refuse(catalogErrors.service_not_found);
  return categories.size === 1 ? categoryId : refuse(bookingErrors.cart_one_category);
}

async function partnersOf(
  reader: Reader,
  catalog: CatalogInterface,
  ask: SlotsQuery,
  pincode: string,
): Promise<readonly PartnerForServices[]> {
  const { organisationId, organisationIds } = ask;
  const only = {
    ...(organisationId !== undefined && { organisationId }),
    ...(organisationIds !== undefined && { organisationIds }),
  };
  return catalog.partnersFor(reader, {
    serviceIds: ask.serviceIds,
    optionIds: ask.optionIds,
    pincode,
    limit: partnersConsidered,
    ...only,
  });
}

/** Where, for which trade, and which partners: asked at once where the PIN code is given. */
export async function partiesOf(reader: Reader, { geography, catalog }: SlotDependencies, ask: SlotsQuery) {
  const { pincode } = ask;
  const [at, categoryId, partners] = await Promise.all([
    placeOf(reader, geography, ask),
    categoryOf(reader, catalog, ask.serviceIds),
    pincode ? partnersOf(reader, catalog, ask, pincode) : null,
  ]);
  return { at, categoryId, partners: partners ?? (await partnersOf(reader, catalog, ask, at.pincode)) };
}

/**
 * The half-hours of a day in which a professional is free for this work, and which of the next days are working days. Two
 * trips to the database.
 */
export const getSlots = (
  db: Database,
  deps: SlotDependencies,
  ask: SlotsQuery,
  now: Date,
): Promise<DaySlots> => readTogether(db, (reader) => readSlots(reader, deps, ask, now));

async function readSlots(
  reader: Reader,
  deps: SlotDependencies,
  ask: SlotsQuery,
  now: Date,
): Promise<DaySlots> {
  const { at, categoryId, partners: found } = await partiesOf(reader, deps, ask);
  const partners = found.length > 0 ? found : refuse(bookingErrors.cart_not_serviceable);
  return daySlotsOf(reader, {
    day: ask.day,
    at,
    categoryId,
    minutes: new Map(
      partners.map((partner) => [partner.organisationId, Math.max(partner.minutes, ask.minutes)]),
    ),
    now,
  });
}

export interface DayQuery {
  readonly day: string;
  /** Where the work is. */
  readonly at: Point;
  readonly categoryId: string;
  /** Working time at each partner whose professionals are looked at, best partner first. */
  readonly minutes: ReadonlyMap<string, number>;
  readonly now: Date;
  /** Their reservations do not count as a conflict. */
  readonly exceptBookingIds?: readonly string[];
}

/** The half-hours of a day in which a professional of these partners is free. Refuses slot_out_of_range. */
export async function daySlotsOf(reader: Reader, ask: DayQuery): Promise<DaySlots> {
  const { minutes, now } = ask;
  const organisationIds = [...minutes.keys()];
  const [rules, people] = await Promise.all([
    getScheduleRules(reader, now, organisationIds[0] ?? null),
    listPeople(reader, {
      organisationIds,
      categoryId: ask.categoryId,
      within: { from: istInstant(addDays(ask.day, -1)), to: istInstant(addDays(ask.day, 3)) },
      leavesUntil: istInstant(addDays(istDay(now), longestHorizonDays + 1)),
      now,
      exceptBookingIds: ask.exceptBookingIds,
    }),
  ]);
  const days = bookableDays(now, rules);
  if (!days.includes(ask.day)) refuse(bookingErrors.slot_out_of_range);
  const workers = people
    .filter((person) => person.skilled)
    .map((person) => ({ ...person, minutes: minutes.get(person.organisationId) ?? 0 }));
  const input = (day: string): SlotsInput => ({ day, at: ask.at, people: workers, rules });
  return {
    day: ask.day,
    items: slotsOfDay(input(ask.day), now),
    days: days.map((day) => ({ day, open: isOpenDay(input(day), now) })),
  };
}
