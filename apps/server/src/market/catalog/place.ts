import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { CityFacts, GeographyInterface } from '../../places/geography/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';

/** The location parameters of a call; all of them may be missing. */
export interface Asked {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly city?: string | undefined;
  readonly pincode?: string | undefined;
  readonly cityCode?: string | undefined;
}

/** Where services are looked for. `key` is that of table service_place. */
export interface Place {
  readonly key: string;
  readonly pincode: string | null;
  readonly cityCode: string | null;
}

const everywhere: Place = { key: 'everywhere', pincode: null, cityCode: null };

export const isPlace = (place: Place): boolean => place !== everywhere;

const ofPincode = (pincode: string): Place => ({ key: pincode, pincode, cityCode: null });
const ofCity = (cityCode: string): Place => ({ key: `city:${cityCode}`, pincode: null, cityCode });

/**
 * The most exact of the sent places: PIN code, then point, then city. A point outside of India or an unknown city is a
 * place without partners, not the whole country.
 */
export async function resolvePlace(
  geography: GeographyInterface,
  reader: Reader,
  asked: Asked,
): Promise<Place> {
  if (asked.pincode) return ofPincode(asked.pincode);
  if (asked.lat !== undefined && asked.lng !== undefined) {
    const near = await geography.nearest(reader, asked.lat, asked.lng);
    return near ? ofPincode(near.pincode) : ofCity('none');
  }
  if (asked.cityCode) return ofCity(asked.cityCode);
  if (!asked.city) return everywhere;
  const city = await geography.cityBySlug(reader, asked.city.toLowerCase().replaceAll(' ', '-'));
  return city ? ofCity(city.cityCode) : ofCity('none');
}

/** The place of a service x city page, whose city is in its address. */
export async function cityOfPage(
  geography: GeographyInterface,
  reader: Reader,
  slug: string,
): Promise<CityFacts> {
  return (await geography.cityBySlug(reader, slug)) ?? refuse(catalogErrors.city_not_found);
}

/** Nearer information wins: a visitor's PIN code over the city of the page's address. */
export function placeOnPage(place: Place, city: CityFacts | null): Place {
  return city && !isPlace(place) ? ofCity(city.cityCode) : place;
}
