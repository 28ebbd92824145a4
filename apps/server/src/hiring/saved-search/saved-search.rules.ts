import type { employmentTypes, jobShifts, WageUnit } from '@nukkad/contract/hiring/job/job.model';
import type { SavedSearchBody } from '@nukkad/contract/hiring/saved-search/saved-search.model';

/** What is searched for, as the table holds it. */
export interface Sought {
  readonly words: string;
  readonly tradeId: string | null;
  readonly pincode: string | null;
  readonly withinKm: number | null;
  readonly wageUnit: WageUnit | null;
  readonly wageLeastPaise: number | null;
  readonly shift: (typeof jobShifts)[number] | null;
  readonly employmentType: (typeof employmentTypes)[number] | null;
}

/** A distance without a place says nothing, nor does a wage of nothing. */
export function soughtOf(asked: SavedSearchBody, pincode: string | null): Sought {
  const { q = '', tradeId, withinKm, wageLeast, wageUnit, shift, employmentType } = asked;
  const hasWage = wageLeast !== undefined && wageLeast > 0;
  return {
    words: q,
    tradeId: tradeId ?? null,
    pincode,
    withinKm: pincode === null ? null : (withinKm ?? null),
    wageUnit: hasWage ? (wageUnit ?? 'month') : null,
    wageLeastPaise: hasWage ? wageLeast : null,
    shift: shift ?? null,
    employmentType: employmentType ?? null,
  };
}

const valuesOf = (one: Sought) => [
  one.words.toLowerCase(),
  one.tradeId,
  one.pincode,
  one.withinKm,
  one.wageUnit,
  one.wageLeastPaise,
  one.shift,
  one.employmentType,
];

export const isSame = (one: Sought, other: Sought): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/** It would find every job. */
export const isEmpty = (sought: Sought): boolean =>
  valuesOf(sought).every((value) => value === null || value === '');

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Who was told less long ago is not told again: two runs of one day are one. */
export const lookedBefore = (now: Date): Date => new Date(now.getTime() - 20 * hourMs);

/** Jobs that are being published now are read the next time, once their transaction is over. */
export const lookUntil = (now: Date): Date => new Date(now.getTime() - 5 * minuteMs);
