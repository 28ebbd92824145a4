import { type Settings, rulesAt } from '../../platform/snapshot/settings.ts';
import type { GstClass, Lang } from './catalog.interface.ts';
import { usualNoticeMinutes } from './catalog.rules.ts';
import type { CataloguedService } from './catalogue.ts';
import type { SumsOfPlace } from './place-sums.ts';
import type { Place } from './place.ts';
import type { CityPrices } from './price/city-prices.ts';
import type { PlaceSums } from './service-place.store.ts';
import type { StarsOfServices } from './stars.interface.ts';

/** A service as a card shows it; price and count are those of the place, the stars those of its own reviews everywhere. */
export interface ServiceRow {
  readonly service_id: string;
  readonly name: string;
  readonly short_description: string;
  readonly category_id: string;
  readonly category_name: string;
  /** Of the category. */
  readonly picture: string;
  /** Of the service alone; null: it has none. */
  readonly own_picture: string | null;
  readonly sub_category_id: string;
  readonly sub_category_name: string;
  readonly unit: string;
  readonly minutes: number;
  readonly price_paise: number;
  /** The best match's, before fees and tax. */
  readonly match_paise: number;
  readonly match_is_registered: boolean;
  /** What an Admin set for the city counts there. */
  readonly is_city_price: boolean;
  readonly gst_class: GstClass;
  readonly has_dearer_options: boolean;
  readonly partner_count: number;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly is_trending: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly is_online: boolean;
  readonly available_today: boolean;
  /** The order of the screen over all categories. */
  readonly rank: number;
}

/** What a card depends on besides the service. */
export interface CardContext {
  readonly sums: SumsOfPlace;
  readonly stars: StarsOfServices;
  readonly cityPrices: CityPrices;
  /** Empty: the place is in no city. */
  readonly cityCode: string;
  /** False: no place was given, so the usual price is shown. */
  readonly isPlace: boolean;
  readonly noticeMinutes: number;
  readonly lang: Lang;
  /** Today, in Asia/Kolkata. */
  readonly day: string;
  /** From 1, Monday. */
  readonly weekday: number;
  /** Minutes after midnight, IST. */
  readonly minute: number;
}

/** What the schedule asks for between the wish and the work: of the place's city, else of everywhere. */
export function noticeMinutesOf(settings: Settings, place: Place, cityCode: string, now: Date): number {
  const usual = { noticeMinutes: usualNoticeMinutes };
  return rulesAt(settings, 'schedule.rules', now, usual, { cityCode: cityCode || (place.cityCode ?? '') })
    .noticeMinutes;
}

/** Some partner could still begin today; sums hold the last minute of each weekday. */
function startsToday(sums: PlaceSums | undefined, { noticeMinutes, weekday, minute }: CardContext): boolean {
  const latest = sums?.latest_start_minutes[weekday - 1] ?? null;
  return latest !== null && latest >= minute + noticeMinutes;
}

function pricesOf(service: CataloguedService, sums: PlaceSums | undefined, context: CardContext) {
  const usual = service.typical_paise;
  if (!context.isPlace) return { price_paise: usual, match_paise: usual, is_city_price: false };
  const set = context.cityPrices.at(context.cityCode, service.service_id, context.day);
  return {
    price_paise: set ?? sums?.min_price_paise ?? usual,
    match_paise: set ?? sums?.best_price_paise ?? sums?.min_price_paise ?? usual,
    is_city_price: set !== null,
  };
}

/** In the language of the call. */
export const nameIn = ({ name, name_hi }: { name: string; name_hi: string }, lang: Lang) =>
  lang === 'hi' ? name_hi : name;

export function cardOf(service: CataloguedService, context: CardContext): ServiceRow {
  const { lang } = context;
  const { category, subCategory } = service;
  const sums = context.sums.get(service.service_id);
  const stars = context.stars.get(service.service_id);
  return {
    service_id: service.service_id,
    name: nameIn(service, lang),
    short_description: lang === 'hi' ? service.short_description_hi : service.short_description,
    category_id: category.category_id,
    category_name: nameIn(category, lang),
    picture: category.picture,
    own_picture: service.picture,
    sub_category_id: subCategory.sub_category_id,
    sub_category_name: nameIn(subCategory, lang),
    unit: service.unit,
    minutes: service.minutes,
    ...pricesOf(service, sums, context),
    match_is_registered: sums?.best_is_registered ?? false,
    gst_class: category.gst_class,
    has_dearer_options: service.has_dearer_options,
    partner_count: sums?.partner_count ?? 0,
    rating_sum: stars?.sum ?? 0,
    rating_count: stars?.count ?? 0,
    is_trending: service.is_trending,
    is_new: service.is_new,
    is_recommended: service.is_recommended,
    is_online: service.is_online,
    available_today: startsToday(sums, context),
    rank: service.rank,
  };
}
