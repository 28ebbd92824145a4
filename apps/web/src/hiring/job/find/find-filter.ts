import { isOneOf } from '@nukkad/contract/kernel/record';
import { editRupees, readRupees } from '@nukkad/contract/kernel/patterns/rupees';

export const findShifts = ['day', 'night', 'rotating', 'flexible'] as const;
export const findSorts = ['newest', 'nearest', 'wage'] as const;
/** Kilometres around the chosen place, and days since a job was posted, that one may ask for. */
export const findKm = ['5', '10', '25', '50'] as const;
export const findDays = ['1', '3', '7', '14'] as const;

/** What the address of a list of jobs asks for. Whatever cannot be meant is left out, so no link shows an error. */
export interface FindFilter {
  readonly q: string;
  readonly trade: string;
  /** A PIN code in place of the person’s own place. */
  readonly pin: string | undefined;
  readonly km: (typeof findKm)[number] | undefined;
  /** In paise; the address holds rupees, as people write pay. */
  readonly wage: number | undefined;
  readonly unit: 'month' | 'day';
  readonly shift: (typeof findShifts)[number] | undefined;
  readonly days: (typeof findDays)[number] | undefined;
  readonly sort: (typeof findSorts)[number] | undefined;
}

const isPin = /^[1-9][0-9]{5}$/;
const longestQuestion = 80;
const highestPaise = 10_00_000_00;

function paiseOf(rupees: string | null): number | undefined {
  const { paise } = readRupees(rupees ?? '');
  return paise !== null && paise <= highestPaise ? paise : undefined;
}

const known = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  word !== null && isOneOf(words, word) ? word : undefined;

export function findFilterOf(search: URLSearchParams): FindFilter {
  const trade = search.get('trade') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestQuestion),
    trade: /^[a-z0-9-]{1,60}$/.test(trade) ? trade : '',
    pin: isPin.test(search.get('pin') ?? '') ? (search.get('pin') ?? undefined) : undefined,
    km: known(findKm, search.get('km')),
    wage: paiseOf(search.get('wage')),
    unit: search.get('unit') === 'day' ? 'day' : 'month',
    shift: known(findShifts, search.get('shift')),
    days: known(findDays, search.get('days')),
    sort: known(findSorts, search.get('sort')),
  };
}

/** The address that asks for the same. */
export const findAddressOf = ({ q, trade, pin, km, wage, unit, shift, days, sort }: FindFilter) =>
  new URLSearchParams({
    ...(q && { q }),
    ...(trade && { trade }),
    ...(pin && { pin }),
    ...(km && { km }),
    ...(wage !== undefined && { wage: editRupees(wage) }),
    ...(unit === 'day' && { unit }),
    ...(shift && { shift }),
    ...(days && { days }),
    ...(sort && { sort }),
  });

/** How many filters are set besides the words and the order. */
export const findFilterCount = ({ trade, km, wage, shift, days }: FindFilter): number =>
  [trade || undefined, km, wage, shift, days].filter((value) => value !== undefined).length;

/** Two addresses with the same key show the same list. */
export const findFilterKey = (search: URLSearchParams): string => JSON.stringify(findFilterOf(search));
