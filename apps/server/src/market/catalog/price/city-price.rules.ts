import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { CityPriceStatus } from '@nukkad/contract/market/catalog/city-price.noun';
import { addDays } from '@nukkad/contract/kernel/time';

/** Days in Asia/Kolkata, YYYY-MM-DD: they compare as text. */
export interface PriceDays {
  readonly fromDay: string;
  /** Null: until further notice. */
  readonly toDay: string | null;
  readonly status: CityPriceStatus;
}

export function priceStateOf(price: PriceDays, today: string): CityPrice['standing'] {
  if (price.status === 'Withdrawn') return 'withdrawn';
  if (price.status === 'Refused') return 'refused';
  if (price.status === 'Waiting') return 'waiting';
  if (price.fromDay > today) return 'coming';
  return price.toDay !== null && price.toDay < today ? 'over' : 'now';
}

/** What was asked on days gone by is history: a price begins today at the earliest. */
export function wrongDays(
  wanted: Pick<PriceDays, 'fromDay' | 'toDay'>,
  today: string,
): Readonly<Record<string, string>> | null {
  if (wanted.fromDay < today) return { fromDay: 'Choose today or a later day.' };
  if (wanted.toDay !== null && wanted.toDay < wanted.fromDay)
    return { toDay: 'Choose a last day on or after the first day.' };
  return null;
}

/**
 * What a new last day makes of a price: yesterday at the earliest, and before its first day it is taken back.
 * Null: its days are over, or this day is.
 */
export function withLastDay(price: PriceDays, lastDay: string | null, today: string): PriceDays | null {
  const standing = priceStateOf(price, today);
  if (standing === 'over' || standing === 'withdrawn' || standing === 'refused') return null;
  if (lastDay !== null && lastDay < addDays(today, -1)) return null;
  if (lastDay !== null && lastDay < price.fromDay) return { ...price, status: 'Withdrawn' };
  return { ...price, toDay: lastDay };
}
