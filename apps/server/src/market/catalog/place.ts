import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { CityFacts, KnownPlaces } from '../../places/geography/index.ts';
import { refuse } from '../../platform/refusal.ts';

/** The location parameters of a call; all of them may be missing. */
export interface Asked {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly city?: string | undefined;
  readonly pincode?: string | undefined;
  readonly cityCode?: string | undefined;
  /** Of a service x city page, whose city is in its address. */
  readonly citySlug?: string | undefined;
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
const nowhere = ofCity('none');

/** The place of a call that names it outright; null: it has to be looked up. */
export function placeNamed({ pincode, lat, lng, cityCode, city, citySlug }: Asked): Place | null {
  if (pincode) return ofPincode(pincode);
  if (lat !== undefined && lng !== undefined) return null;
  if (cityCode) return ofCity(cityCode);
  return city || citySlug !== undefined ? null : everywhere;
}

/**
 * The most exact of the sent places: PIN code, then point, then city, then the city of the page. A point outside of India or
 * an unknown city is a place without partners, not the whole country.
 */
export function resolvePlace(places: KnownPlaces, asked: Asked): Place {
  const named = placeNamed(asked);
  if (named) return named;
  const { lat, lng, city, citySlug } = asked;
  if (lat !== undefined && lng !== undefined) {
    const near = places.nearestPincode({ latitude: lat, longitude: lng });
    return near === null ? nowhere : ofPincode(near);
  }
  const slug = city ? city.toLowerCase().replaceAll(' ', '-') : (citySlug ?? '');
  const found = places.cityBySlug(slug);
  return found ? ofCity(found.cityCode) : nowhere;
}

/** The city in the address of a service x city page; null on other pages. */
export function cityOfPage(places: KnownPlaces, { citySlug }: Pick<Asked, 'citySlug'>): CityFacts | null {
  if (citySlug === undefined) return null;
  return places.cityBySlug(citySlug) ?? refuse(catalogErrors.city_not_found);
}
