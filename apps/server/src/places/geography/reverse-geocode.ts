import type { Point } from '@nukkad/contract/places/geography/distance';
import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Geocoder } from '../../platform/providers/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { boxAround, nearMetres, nearestFirst, reachMetres } from './geography.rules.ts';
import { type PlaceRow, listPincodesByNumber, listPincodesWithin } from './place.store.ts';

/** The right PIN code is the nearest one in 10 of 14 cases, and among three in 13. */
export const candidates = 3;

export type FoundPlace = PlaceRow & { readonly distanceMetres: number };

/** From the PIN codes' own points: no provider, no network. */
export async function nearestPincodes(
  reader: Reader,
  point: Point,
  limit = candidates,
): Promise<FoundPlace[]> {
  for (const radius of [nearMetres, reachMetres]) {
    const found = nearestFirst(
      point,
      await listPincodesWithin(reader, boxAround(point, radius)),
      limit,
      radius,
    );
    if (found.length === limit || radius === reachMetres) return found;
  }
  return [];
}

interface Dependencies {
  readonly reader: Reader;
  readonly geocoder: Geocoder | null;
  readonly log: Log;
}

/** What the provider knows, as far as its PIN codes exist; nothing when it fails or is slow. */
async function online({ reader, geocoder, log }: Dependencies, point: Point): Promise<FoundPlace[]> {
  if (!geocoder) return [];
  try {
    const places = await geocoder.reverse(point.latitude, point.longitude);
    const known = await listPincodesByNumber(
      reader,
      places.map(({ pincode }) => pincode),
    );
    const rows = new Map(known.map((row) => [row.pincode, row]));
    const found = places.flatMap(({ pincode, label, latitude, longitude }) => {
      const row = rows.get(pincode);
      return row ? [{ ...row, name: label || row.name, latitude, longitude }] : [];
    });
    return nearestFirst(point, found, candidates, reachMetres);
  } catch (error) {
    log.warn({ err: error, geocoder: geocoder.kind }, 'the geocoder failed; the PIN codes answer');
    return [];
  }
}

/** The likeliest addresses of a point, nearest first. What the provider does not know is filled up offline. */
export async function reverseGeocode(deps: Dependencies, point: Point): Promise<FoundPlace[]> {
  const known = await online(deps, point);
  const offline = known.length < candidates ? await nearestPincodes(deps.reader, point) : [];
  const taken = new Set(known.map(({ pincode }) => pincode));
  const found = [...known, ...offline.filter(({ pincode }) => !taken.has(pincode))].slice(0, candidates);
  if (found.length === 0) refuse(geographyErrors.place_not_found);
  return found.sort((one, other) => one.distanceMetres - other.distanceMetres);
}
