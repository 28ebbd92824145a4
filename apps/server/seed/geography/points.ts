/** Which points of the public files are to be believed, and what stands for the others. */
import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import { searchable } from '../../src/places/geography/geography.rules.ts';
import { localityName } from './names.ts';
import type { Office, RawPincode } from './rows.ts';

export interface PlacedPincode extends Point {
  readonly pincode: string;
  readonly name: string;
  readonly subDistrict: string;
  readonly stateCode: string;
  readonly districtCode: string;
  /** As in the table's comment: A, B, C, H, G, S or D. */
  readonly quality: string;
}

export interface Pincode extends PlacedPincode {
  readonly cityCode: string | null;
}

export interface Locality extends Point {
  readonly pincode: string;
  readonly name: string;
  readonly searchText: string;
  readonly searchWide: string;
  readonly cityCode: string | null;
  readonly rank: number;
}

/** A point shared by this many PIN codes is a placeholder of the data source. */
const sharedBy = 4;
/** A post office further than this from its PIN code is put at the PIN code's point; nearer where that was set by hand. */
const officeReachMetres = 20_000;
const officeReachByHandMetres = 5_000;
const agreeing = new Set(['A', 'B', 'C']);

const keyOf = (point: Point) => `${point.latitude},${point.longitude}`;
const inIndia = ({ latitude, longitude }: Point) =>
  latitude >= 6 && latitude <= 38 && longitude >= 68 && longitude <= 98;
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function sharedPoints(places: readonly { pincode: string; point: Point | null }[]): Set<string> {
  const users = new Map<string, Set<string>>();
  for (const { pincode, point } of places) {
    if (point) users.set(keyOf(point), (users.get(keyOf(point)) ?? new Set()).add(pincode));
  }
  return new Set([...users].filter(([, pincodes]) => pincodes.size >= sharedBy).map(([key]) => key));
}

/** The middle of the believed points of each district or state. */
function middles(rows: readonly RawPincode[], areaOf: (row: RawPincode) => string): Map<string, Point> {
  const sums = new Map<string, { count: number; latitude: number; longitude: number }>();
  for (const row of rows) {
    if (!row.point || !agreeing.has(row.quality)) continue;
    const sum = sums.get(areaOf(row)) ?? { count: 0, latitude: 0, longitude: 0 };
    sum.count += 1;
    sum.latitude += row.point.latitude;
    sum.longitude += row.point.longitude;
    sums.set(areaOf(row), sum);
  }
  const middle = ({
    count,
    latitude,
    longitude,
  }: {
    count: number;
    latitude: number;
    longitude: number;
  }) => ({
    latitude: rounded(latitude / count),
    longitude: rounded(longitude / count),
  });
  return new Map([...sums].map(([area, sum]) => [area, middle(sum)]));
}

/** Every PIN code with a point, and how far the point is to be believed. */
export function placePincodes(
  rows: readonly RawPincode[],
  byHand: ReadonlyMap<string, Point & { readonly name: string }>,
): PlacedPincode[] {
  const shared = sharedPoints(rows);
  const ofDistrict = middles(rows, (row) => row.districtCode);
  const ofState = middles(rows, (row) => row.stateCode);
  return rows.map(({ point, quality, ...row }) => {
    const set = byHand.get(row.pincode);
    if (set) return { ...row, ...set, quality: 'H' };
    const name = localityName(row.name);
    const known = point !== null && inIndia(point) && quality !== 'X';
    if (known) return { ...row, name, ...point, quality: shared.has(keyOf(point)) ? 'S' : quality };
    const middle = ofDistrict.get(row.districtCode) ?? ofState.get(row.stateCode) ?? point;
    if (!middle) throw new Error(`PIN code ${row.pincode} has no point, and neither has its state.`);
    return { ...row, name, ...middle, quality: 'D' };
  });
}

/** One row for each name in a PIN code, of its most important office. */
export function listLocalities(
  offices: readonly Office[],
  pincodes: readonly Pincode[],
  townsOf: (pincode: Pincode) => string,
): Locality[] {
  const byPincode = new Map(pincodes.map((row) => [row.pincode, row]));
  const shared = sharedPoints(offices);
  const localities = new Map<string, Locality>();
  for (const { point, rank, ...office } of offices) {
    const pincode = byPincode.get(office.pincode);
    if (!pincode) continue;
    const name = localityName(office.office);
    const searchText = searchable(name);
    const key = `${office.pincode} ${searchText}`;
    if (searchText === '' || (localities.get(key)?.rank ?? 9) <= rank) continue;
    const reach = pincode.quality === 'H' ? officeReachByHandMetres : officeReachMetres;
    const believed = point !== null && !shared.has(keyOf(point)) && distanceMetres(point, pincode) <= reach;
    const { latitude, longitude } = believed ? point : pincode;
    const searchWide = ` ${searchText} ${townsOf(pincode)}`;
    const { cityCode } = pincode;
    localities.set(key, {
      pincode: pincode.pincode,
      name,
      searchText,
      searchWide,
      cityCode,
      rank,
      latitude,
      longitude,
    });
  }
  return [...localities.values()];
}
