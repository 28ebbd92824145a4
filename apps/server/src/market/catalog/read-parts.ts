import { istDay } from '@nukkad/contract/kernel/time';
import type { GeographyInterface, KnownPlaces } from '../../places/geography/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/snapshot/settings.ts';
import type { CancelTermsAt, Lang, ShownPrices, ShownPricesAt } from './catalog.interface.ts';
import { momentOfWeek } from './catalog.rules.ts';
import type { Catalogue } from './catalogue.ts';
import type { CitiesOfService } from './cities-of-service.ts';
import type { SumsOfPlace } from './place-sums.ts';
import { type Asked, type Place, isPlace, placeNamed, resolvePlace } from './place.ts';
import type { CityPrices } from './price/city-prices.ts';
import type { ScoresOfWords } from './search-words.ts';
import { type CardContext, noticeMinutesOf } from './service-card.ts';
import type { StarsOfServices } from './stars.interface.ts';

/** What the catalogue's reads are built on; all but `db` is held in memory. */
export interface ReadDependencies {
  readonly db: Database;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'listServedCities'>;
  readonly publicOrigin: string;
  readonly shownPricesAt: ShownPricesAt;
  readonly cancelTermsAt: () => CancelTermsAt | undefined;
  readonly catalogue: () => Promise<Catalogue>;
  readonly starsOf: () => Promise<StarsOfServices>;
  readonly sumsOf: (place: string) => Promise<SumsOfPlace>;
  readonly cityPrices: () => Promise<CityPrices>;
  readonly settings: () => Promise<Settings>;
  readonly scoresOf: ScoresOfWords;
  readonly citiesOf: CitiesOfService;
}

/** Who reads: the language of the names and the time of day. */
export interface ReadCall {
  readonly lang: Lang;
  readonly now: Date;
}

/** The place of a call and the prices that hold there. */
export interface PlaceRead {
  readonly places: KnownPlaces;
  readonly settings: Settings;
  readonly place: Place;
  /** Empty: in no city. */
  readonly cityCode: string;
  readonly shown: ShownPrices;
}

function placeIn(places: KnownPlaces, { pincode, cityCode }: Place) {
  if (pincode !== null) {
    const found = places.ofPincode(pincode);
    return { cityCode: found?.cityCode ?? '', stateCode: found?.stateCode ?? null };
  }
  const city = cityCode === null ? null : places.cityByCode(cityCode);
  return { cityCode: city?.cityCode ?? '', stateCode: city?.stateCode ?? null };
}

export async function readPlace(
  deps: Pick<ReadDependencies, 'geography' | 'settings' | 'shownPricesAt'>,
  ask: Asked,
  { now }: Pick<ReadCall, 'now'>,
): Promise<PlaceRead> {
  const [places, settings] = await Promise.all([deps.geography.knownPlaces(), deps.settings()]);
  const place = resolvePlace(places, ask);
  const { cityCode, stateCode } = placeIn(places, place);
  const shown = deps.shownPricesAt({ isPlace: place.pincode !== null, cityCode, stateCode, settings, now });
  return { places, settings, place, cityCode, shown };
}

/** All that cards near a place are made of. */
export interface CardsRead extends PlaceRead {
  readonly catalogue: Catalogue;
  readonly context: CardContext;
}

/** Asks for everything at once, so that the versions are compared in one question; a place that is looked up takes two. */
export async function readCards(deps: ReadDependencies, ask: Asked, call: ReadCall): Promise<CardsRead> {
  const named = placeNamed(ask);
  const [read, catalogue, stars, cityPrices, sumsOfNamed] = await Promise.all([
    readPlace(deps, ask, call),
    deps.catalogue(),
    deps.starsOf(),
    deps.cityPrices(),
    named && deps.sumsOf(named.key),
  ]);
  const { place, cityCode, settings } = read;
  const context: CardContext = {
    lang: call.lang,
    day: istDay(call.now),
    ...momentOfWeek(call.now),
    sums: sumsOfNamed ?? (await deps.sumsOf(place.key)),
    stars,
    cityPrices,
    cityCode,
    isPlace: isPlace(place),
    noticeMinutes: noticeMinutesOf(settings, place, cityCode, call.now),
  };
  return { ...read, catalogue, context };
}
