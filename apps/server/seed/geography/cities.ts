/** Which of the listed places are cities of their own, and which city a PIN code belongs to. */
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import { searchable, slugOf } from '../../src/places/geography/geography.rules.ts';
import type { Pincode, PlacedPincode } from './points.ts';
import type { District, RawCity } from './rows.ts';

export interface City extends RawCity {
  readonly slug: string;
  readonly searchText: string;
}

const delhi = '07';

/** Of two places of one state: a far smaller one in the district of a city, and within its reach, is a part of it. Delhi is one city. */
function isPartOf(place: RawCity, city: RawCity): boolean {
  return (
    (place.districtCode === city.districtCode || place.stateCode === delhi) &&
    place.population < 0.4 * city.population &&
    distanceMetres(place, city) < 8 * Math.sqrt(city.population)
  );
}

function freeSlug(city: RawCity, district: string, taken: ReadonlySet<string>): string {
  const name = slugOf(city.name);
  const wanted = [name, `${name}-${slugOf(district)}`, `${name}-${city.cityCode}`];
  return wanted.find((slug) => slug !== '' && !taken.has(slug)) ?? city.cityCode;
}

/** The largest first, each with a slug of its own and all names that people search it by. */
export function listCities(places: readonly RawCity[], districts: readonly District[]): City[] {
  const districtName = new Map(districts.map((district) => [district.districtCode, district.name]));
  const cities: City[] = [];
  const inState = new Map<string, City[]>();
  const taken = new Set<string>();
  const largestFirst = places.toSorted(
    (one, other) => other.population - one.population || Number(one.cityCode) - Number(other.cityCode),
  );
  for (const place of largestFirst) {
    const near = inState.get(place.stateCode) ?? [];
    if (near.some((city) => isPartOf(place, city))) continue;
    const slug = freeSlug(place, districtName.get(place.districtCode) ?? '', taken);
    taken.add(slug);
    const names = new Set([place.name, ...place.also].map(searchable));
    names.delete('');
    const city = { ...place, slug, searchText: [...names].join('|') };
    cities.push(city);
    near.push(city);
    inState.set(place.stateCode, near);
  }
  return cities;
}

/** The city that draws most, by nearness and size; null where none reaches. */
function drawnTo(pincode: PlacedPincode, cities: readonly City[]): string | null {
  let chosen: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cities) {
    if (Math.abs(city.latitude - pincode.latitude) > 0.5) continue;
    const metres = distanceMetres(pincode, city);
    const effort = metres / Math.sqrt(city.population + 1_000);
    if (metres > 4_000 + 12 * Math.sqrt(city.population) || effort >= least) continue;
    chosen = city.cityCode;
    least = effort;
  }
  return chosen;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Which city most of the PIN codes belong to, if more than half do. */
function mostOf(pincodes: readonly Pincode[]): string | null {
  const byCity = grouped(pincodes, (pincode) => pincode.cityCode ?? '');
  const most = [...byCity].find(([, members]) => members.length * 2 > pincodes.length);
  return most?.[0] || null;
}

const inCity = (pincode: PlacedPincode, cityCode: string | null): Pincode => ({ ...pincode, cityCode });

/** PIN codes whose own point is not believed go with their neighbours in number. */
export function assignCities(pincodes: readonly PlacedPincode[], cities: readonly City[]): Pincode[] {
  const inState = grouped(cities, (city) => city.stateCode);
  const vague = (pincode: PlacedPincode) =>
    pincode.quality === 'S' || pincode.quality === 'D' || pincode.quality === 'G';
  const near = (pincode: PlacedPincode) => `${pincode.stateCode} ${pincode.pincode.slice(0, 4)}`;
  const known = pincodes
    .filter((pincode) => !vague(pincode))
    .map((pincode) => inCity(pincode, drawnTo(pincode, inState.get(pincode.stateCode) ?? [])));
  const neighbours = grouped(known, near);
  const others = pincodes
    .filter(vague)
    .map((pincode) => inCity(pincode, mostOf(neighbours.get(near(pincode)) ?? [])));
  return [...known, ...others];
}
