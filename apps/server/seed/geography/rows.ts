/** The files' rows, read field by field. */
import type { Point } from '@nukkad/contract/places/geography/distance';
import { type GeographyFiles, rowsOf } from './files.ts';
import { titled } from './names.ts';

export interface State {
  readonly stateCode: string;
  readonly name: string;
  readonly isoCode: string;
  readonly lgdCode: number;
}

export interface District {
  readonly districtCode: string;
  readonly stateCode: string;
  readonly name: string;
}

export interface RawCity extends Point {
  readonly cityCode: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly population: number;
  readonly stateCode: string;
  readonly districtCode: string;
  readonly pincode: string;
}

export interface RawPincode {
  readonly pincode: string;
  readonly name: string;
  readonly subDistrict: string;
  readonly stateCode: string;
  readonly districtCode: string;
  readonly point: Point | null;
  readonly quality: string;
}

export interface Office {
  readonly pincode: string;
  readonly office: string;
  /** 1 head office, 2 sub-office, 3 branch office. */
  readonly rank: number;
  readonly point: Point | null;
}

/** Districts that the post still calls by their old names, and their codes in the directory. */
const renamed: Readonly<Record<string, string>> = {
  Hoshangabad: '409',
  'East District': '225',
  'North District': '226',
  'South District': '227',
  'West District': '228',
};
const ranks: Readonly<Record<string, number>> = { HO: 1, PO: 2, BO: 3 };

const pointOf = (latitude = '', longitude = ''): Point | null =>
  latitude === '' || longitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) };

export function readStates(files: GeographyFiles): State[] {
  const { states } = JSON.parse(files.states.toString('utf8')) as {
    states: { gstCode: string; name: string; iso: string; lgdCode: number }[];
  };
  return states.map(({ gstCode, name, iso, lgdCode }) => ({
    stateCode: gstCode,
    name,
    isoCode: iso,
    lgdCode,
  }));
}

export function readDistricts(files: GeographyFiles, states: readonly State[]): District[] {
  const stateOf = new Map(states.map((state) => [String(state.lgdCode), state.stateCode]));
  return rowsOf(files.districts).map(([lgdState = '', , districtCode = '', name = '']) => ({
    districtCode,
    stateCode: stateOf.get(lgdState) ?? '',
    name: titled(name),
  }));
}

export function readPincodes(files: GeographyFiles): RawPincode[] {
  return rowsOf(files.pincodes).map((fields) => {
    const [
      pincode = '',
      name = '',
      subDistrict = '',
      district = '',
      ,
      stateCode = '',
      latitude,
      longitude,
      quality = '',
    ] = fields;
    const districtCode = fields[12] || renamed[district] || '';
    return {
      pincode,
      name,
      subDistrict,
      stateCode,
      districtCode,
      point: pointOf(latitude, longitude),
      quality,
    };
  });
}

/** Points that the public files have wrong, set by hand. */
export function readPointsByHand(files: GeographyFiles): Map<string, Point & { readonly name: string }> {
  return new Map(
    rowsOf(files.points).map(([pincode = '', name = '', latitude, longitude]) => [
      pincode,
      { name, latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  );
}

export function readOffices(files: GeographyFiles): Office[] {
  return rowsOf(files.offices).map(([pincode = '', office = '', kind = '', , , , , latitude, longitude]) => ({
    pincode,
    office,
    rank: ranks[kind] ?? 3,
    point: pointOf(latitude, longitude),
  }));
}

/** Read from the right, because a few names hold commas. A city lies in the district of the PIN code at its centre. */
export function readCities(files: GeographyFiles, pincodes: readonly RawPincode[]): RawCity[] {
  const names = new Map(rowsOf(files.cityNames).map(([code = '', ...rest]) => [code, rest]));
  const districtOf = new Map(pincodes.map((row) => [row.pincode, row.districtCode]));
  return rowsOf(files.cities).map((fields) => {
    const [population, latitude, longitude, , , stateCode = '', , pincode = ''] = fields.slice(-8);
    const [cityCode = '', name = ''] = fields;
    const ascii = fields[2] ?? '';
    const [today, also = '', counted] = names.get(cityCode) ?? [];
    return {
      cityCode,
      name: today ?? (fields.length === 11 ? ascii : name),
      also: [name, ascii, ...also.split('|')],
      population: Number(counted || population),
      stateCode,
      districtCode: districtOf.get(pincode) ?? '',
      pincode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
}
