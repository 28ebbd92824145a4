import type { SavedSearchBody } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import type { SavedSearchRow } from './saved-search.store.ts';

/** What is searched for, as the table holds it. */
export type Sought = Pick<
  SavedSearchRow,
  | 'words'
  | 'tradeId'
  | 'pincode'
  | 'latitude'
  | 'longitude'
  | 'withinKm'
  | 'wageUnit'
  | 'wageLeastPaise'
  | 'shift'
  | 'employmentType'
>;

/** About 100 m: enough to search around, and no address. */
const rounded = (degrees: number | undefined): number | null =>
  degrees === undefined ? null : Math.round(degrees * 1_000) / 1_000;

/** A PIN code counts before a point, as in the search; a distance without a place says nothing. */
export function soughtOf(asked: SavedSearchBody): Sought {
  const { q = '', tradeId, pincode, lat, lng, withinKm, wageLeast, wageUnit, shift, employmentType } = asked;
  const hasPoint = pincode === undefined && lat !== undefined && lng !== undefined;
  const hasWage = wageLeast !== undefined && wageLeast > 0;
  return {
    words: q,
    tradeId: tradeId ?? null,
    pincode: pincode ?? null,
    latitude: hasPoint ? rounded(lat) : null,
    longitude: hasPoint ? rounded(lng) : null,
    withinKm: pincode !== undefined || hasPoint ? (withinKm ?? null) : null,
    wageUnit: hasWage ? (wageUnit ?? 'month') : null,
    wageLeastPaise: hasWage ? wageLeast : null,
    shift: shift ?? null,
    employmentType: employmentType ?? null,
  };
}

const keyOf = ({ words, ...rest }: Sought) => [words.toLowerCase(), ...Object.values(rest)];

const onlySought = (row: Sought): Sought => ({
  words: row.words,
  tradeId: row.tradeId,
  pincode: row.pincode,
  latitude: row.latitude,
  longitude: row.longitude,
  withinKm: row.withinKm,
  wageUnit: row.wageUnit,
  wageLeastPaise: row.wageLeastPaise,
  shift: row.shift,
  employmentType: row.employmentType,
});

export const isSame = (one: Sought, other: Sought): boolean =>
  JSON.stringify(keyOf(onlySought(one))) === JSON.stringify(keyOf(onlySought(other)));

/** It would find every job. */
export const isEmpty = (sought: Sought): boolean =>
  keyOf(sought).every((value) => value === null || value === '');

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Who was told less long ago is not told again: two runs of one day, an hour apart at most, are one. */
export const lookedBefore = (now: Date): Date => new Date(now.getTime() - 20 * hourMs);

/** Jobs that are being published now are read the next time, once their transaction is over. */
export const lookUntil = (now: Date): Date => new Date(now.getTime() - 5 * minuteMs);
