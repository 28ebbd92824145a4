import type { WageUnit } from '@nukkad/contract/hiring/job/job.model';
import type { WageLevel } from '@nukkad/contract/hiring/skill/skill.noun';

/** Minimum Wages Act 1948 and Code on Wages 2019: a month is 26 days of work. */
const daysOfMonth = 26;
/** Pay below this share of the minimum is looked at by staff first. */
const farBelow = 0.9;

type Monthly = Readonly<Record<WageLevel, number>>;

interface Notified {
  /** GST code; null: the whole country. */
  readonly stateCode: string | null;
  /** The day from which it holds. */
  readonly from: string;
  /** Rupees a month, with the dearness allowance. */
  readonly monthly: Monthly;
  readonly source: string;
}

/**
 * Of shops and commercial establishments, in the zone with the lowest wages of the state, so that no job is held wrongly.
 * States that set no level of their own for highly skilled work have that of skilled work. A state that is not here has
 * the floor. A new notification is a new row; the newest one that holds counts.
 */
const notified: readonly Notified[] = [
  {
    stateCode: null,
    from: '2019-06-01',
    monthly: { unskilled: 4_628, semi_skilled: 4_628, skilled: 4_628, highly_skilled: 4_628 },
    source: 'National floor level minimum wage, ₹178 a day',
  },
  {
    stateCode: '06',
    from: '2025-07-01',
    monthly: { unskilled: 11_274, semi_skilled: 11_838, skilled: 13_051, highly_skilled: 14_389 },
    source: 'Labour Department, Haryana: minimum rates from 1 July 2025',
  },
  {
    stateCode: '07',
    from: '2025-04-01',
    monthly: { unskilled: 18_456, semi_skilled: 20_371, skilled: 22_411, highly_skilled: 22_411 },
    source: 'Labour Department, Delhi: minimum rates from 1 April 2025',
  },
  {
    stateCode: '09',
    from: '2025-04-01',
    monthly: { unskilled: 11_020, semi_skilled: 12_122, skilled: 13_579, highly_skilled: 13_579 },
    source: 'Labour Commissioner, Uttar Pradesh: minimum rates from 1 April 2025',
  },
  {
    stateCode: '10',
    from: '2025-04-01',
    monthly: { unskilled: 11_024, semi_skilled: 11_440, skilled: 13_936, highly_skilled: 17_004 },
    source: 'Labour Resources Department, Bihar: minimum rates from 1 April 2025',
  },
  {
    stateCode: '10',
    from: '2025-10-01',
    monthly: { unskilled: 11_128, semi_skilled: 11_544, skilled: 14_066, highly_skilled: 17_160 },
    source: 'Labour Resources Department, Bihar: minimum rates from 1 October 2025',
  },
  {
    stateCode: '27',
    from: '2025-01-01',
    monthly: { unskilled: 12_442, semi_skilled: 13_278, skilled: 14_054, highly_skilled: 14_054 },
    source: 'Labour Commissioner, Maharashtra: shops and establishments, zone III, from 1 January 2025',
  },
  {
    stateCode: '29',
    from: '2025-04-01',
    monthly: { unskilled: 14_123, semi_skilled: 15_124, skilled: 16_225, highly_skilled: 17_436 },
    source: 'Labour Department, Karnataka: shops and establishments, zone IV, from 1 April 2025',
  },
  {
    stateCode: '29',
    from: '2026-04-01',
    monthly: { unskilled: 14_559, semi_skilled: 15_560, skilled: 16_661, highly_skilled: 17_872 },
    source: 'Labour Department, Karnataka: shops and establishments, zone IV, from 1 April 2026',
  },
];

export interface LeastWage {
  readonly paise: number;
  readonly unit: WageUnit;
  readonly level: WageLevel;
  /** Null: the floor of the whole country. */
  readonly stateCode: string | null;
  readonly from: string;
  readonly source: string;
}

export interface WageAsked {
  readonly stateCode: string;
  readonly level: WageLevel;
  readonly unit: WageUnit;
}

const newest = (rows: readonly Notified[]): Notified | undefined =>
  rows.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];

/** The least that one may pay there on this day, YYYY-MM-DD. */
export function leastWage({ stateCode, level, unit }: WageAsked, today: string): LeastWage | null {
  const held = notified.filter(({ from }) => from <= today);
  const row =
    newest(held.filter((one) => one.stateCode === stateCode)) ??
    newest(held.filter((one) => one.stateCode === null));
  if (!row) return null;
  const { from, source } = row;
  const month = row.monthly[level] * 100;
  const paise = unit === 'month' ? month : Math.floor(month / daysOfMonth);
  return { paise, unit, level, stateCode: row.stateCode, from, source };
}

export const isBelow = (wageFromPaise: number, { paise }: LeastWage): boolean => wageFromPaise < paise;
export const isFarBelow = (wageFromPaise: number, { paise }: LeastWage): boolean =>
  wageFromPaise < paise * farBelow;
