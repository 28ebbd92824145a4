import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';

/** At most this many saved addresses for one person. */
export const maximumAddresses = 20;

/** Around a point this is looked at first; nearly every point of a town has three PIN codes in it. */
export const nearMetres = 10_000;
/** Further from every PIN code than this is out of India. */
export const reachMetres = 50_000;

/** A point set by hand is accepted when it is this near to its PIN code, in metres. */
const pinReachMetres = 25_000;

/**
 * A name as the search compares it: lower case, Latin letters without marks, one space between words, and
 * initials written together, so that "J. P. Nagar", "J P Nagar" and "JP Nagar" are one.
 */
export function searchable(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/(?<![^ ])([a-z]) (?=[a-z](?![^ ]))/g, '$1');
}

/** A slug for addresses of pages: Latin letters, digits and single hyphens. */
export const slugOf = (name: string): string =>
  searchable(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

interface AddressParts {
  readonly line1: string;
  readonly landmark: string;
  readonly locality: string;
  readonly town: string;
  readonly state: string;
  readonly pincode: string;
}

/** One line, as on an envelope; a part that is empty or says the one before it again is left out. */
export function formatAddress(parts: AddressParts): string {
  const { line1, landmark, locality, town, state } = parts;
  const said = [line1, landmark, locality, town].filter(
    (part, index, all) => part !== '' && searchable(part) !== searchable(all[index - 1] ?? ''),
  );
  return `${[...said, state].join(', ')} ${parts.pincode}`;
}

/** What a place is called in one line: locality, town, state and PIN code. */
export const formatPlace = (place: Omit<AddressParts, 'line1' | 'landmark'>): string =>
  formatAddress({ ...place, line1: '', landmark: '' });

/** The pin that was set, if both halves came and it can be in this PIN code; else the PIN code's own point. */
export function pointOfAddress(pin: Partial<Point>, ofPincode: Point): Point {
  const { latitude, longitude } = pin;
  if (latitude === undefined || longitude === undefined) return ofPincode;
  return distanceMetres({ latitude, longitude }, ofPincode) <= pinReachMetres
    ? { latitude, longitude }
    : ofPincode;
}

/** Nearest first, at most `limit` of them, none further than `withinMetres`. */
export function nearestFirst<T extends Point>(
  from: Point,
  places: readonly T[],
  limit: number,
  withinMetres: number,
) {
  return places
    .map((place) => ({ ...place, distanceMetres: Math.round(distanceMetres(from, place)) }))
    .filter((place) => place.distanceMetres <= withinMetres)
    .sort((one, other) => one.distanceMetres - other.distanceMetres)
    .slice(0, limit);
}

export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The box of degrees around a circle; for latitudes of India, far from the poles and from the date line. */
export function boxAround(centre: Point, radiusMetres: number): Box {
  const high = radiusMetres / 111_000;
  const wide = high / Math.max(0.1, Math.cos((centre.latitude * Math.PI) / 180));
  return {
    south: centre.latitude - high,
    north: centre.latitude + high,
    west: centre.longitude - wide,
    east: centre.longitude + wide,
  };
}
