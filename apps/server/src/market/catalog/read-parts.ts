import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Lang, ShownPricesAt } from './catalog.interface.ts';
import { type Asked, type Place, isPlace, resolvePlace } from './place.ts';
import type { CardContext } from './service-card.store.ts';

/** What the catalogue's reads are built on. */
export interface ReadDependencies {
  readonly db: Database;
  readonly geography: GeographyInterface;
  readonly publicOrigin: string;
  readonly shownPricesAt: ShownPricesAt;
}

/** Who reads: the language of the names and the time of day. */
export interface ReadCall {
  readonly lang: Lang;
  readonly now: Date;
}

export const cardContext = (place: Place, { lang, now }: ReadCall): CardContext => ({
  place: place.key,
  pincode: place.pincode,
  cityCode: place.cityCode,
  isPlace: isPlace(place),
  lang,
  now,
});

export const contextAt = async (deps: ReadDependencies, asked: Asked, call: ReadCall): Promise<CardContext> =>
  cardContext(await resolvePlace(deps.geography, deps.db, asked), call);
