import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Snapshots, Whole } from '../../platform/snapshot/snapshots.ts';
import { listAllCities } from './area.store.ts';
import type { CityFacts, KnownPlaces, PlaceOfPincode } from './geography.interface.ts';
import { boxAround, nearMetres, reachMetres } from './geography.rules.ts';
import { type PincodeRow, listAllPincodes } from './known-places.store.ts';
import { cityFacts } from './place.presenter.ts';

/** Squares of a tenth of a degree, about 11 km. */
const squaresPerDegree = 10;
const squareOf = (degrees: number) => Math.floor(degrees * squaresPerDegree);
const keyOf = (row: number, column: number) => row * 10_000 + column;

type Squares = ReadonlyMap<number, readonly PincodeRow[]>;

function inSquares(rows: readonly PincodeRow[]): Squares {
  const squares = new Map<number, PincodeRow[]>();
  for (const row of rows) {
    const key = keyOf(squareOf(row.latitude), squareOf(row.longitude));
    const square = squares.get(key);
    if (square) square.push(row);
    else squares.set(key, [row]);
  }
  return squares;
}

/** The nearest within the radius; null: none. */
function nearestWithin(squares: Squares, point: Point, radiusMetres: number): string | null {
  const { south, north, west, east } = boxAround(point, radiusMetres);
  let nearest: string | null = null;
  let least = radiusMetres + 0.5;
  for (let row = squareOf(south); row <= squareOf(north); row += 1)
    for (let column = squareOf(west); column <= squareOf(east); column += 1)
      for (const one of squares.get(keyOf(row, column)) ?? []) {
        const metres = distanceMetres(point, one);
        if (metres >= least) continue;
        least = metres;
        nearest = one.pincode;
      }
  return nearest;
}

export function knownPlacesOf(pincodes: readonly PincodeRow[], cities: readonly CityFacts[]): KnownPlaces {
  const exact = inSquares(pincodes.filter((row) => row.is_exact));
  const places = new Map<string, PlaceOfPincode>(
    pincodes.map(({ pincode, city_code: cityCode, state_code: stateCode, latitude, longitude }) => [
      pincode,
      { cityCode, stateCode, latitude, longitude },
    ]),
  );
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const byCode = new Map(cities.map((city) => [city.cityCode, city]));
  return {
    ofPincode: (pincode) => places.get(pincode) ?? null,
    nearestPincode: (point) =>
      nearestWithin(exact, point, nearMetres) ?? nearestWithin(exact, point, reachMetres),
    cityBySlug: (slug) => bySlug.get(slug) ?? null,
    cityByCode: (cityCode) => byCode.get(cityCode) ?? null,
  };
}

/** The places of India in memory, some 5 MB. */
export const openKnownPlaces = (snapshots: Snapshots): Whole<KnownPlaces> =>
  snapshots.whole('places', async (reader) => {
    const [pincodes, cities] = await Promise.all([listAllPincodes(reader), listAllCities(reader)]);
    return knownPlacesOf(pincodes, cities.map(cityFacts));
  });
