import type { PriceEffect } from '@nukkad/contract/market/catalog/city-price.api';

/** Dated configuration `catalog.city_price_bounds`. Percentages are of the ends of the service's usual range. */
export interface PriceBounds {
  /** Below this it is refused. */
  readonly leastPercentOfLow: number;
  /** Above this it is refused. */
  readonly mostPercentOfHigh: number;
  /** From here on one Admin is enough. */
  readonly freePercentOfLow: number;
  readonly freePercentOfHigh: number;
  /** A price that would have moved more than this in the last 30 days needs a second Admin; paise. */
  readonly freeEffectPaise: number;
}

export const defaultBounds: PriceBounds = {
  leastPercentOfLow: 40,
  mostPercentOfHigh: 250,
  freePercentOfLow: 85,
  freePercentOfHigh: 120,
  freeEffectPaise: 5_000_000,
};

export interface UsualRange {
  readonly lowPaise: number;
  readonly highPaise: number;
}

export interface Sold {
  readonly costPaise: number;
  readonly wouldCostPaise: number;
}

export type Weighed = Pick<PriceEffect, 'verdict' | 'reasons' | 'leastPaise' | 'mostPaise'>;

/** Whether a price is free, needs a second Admin, or is refused. Money in paise, before tax. */
export function weighPrice(pricePaise: number, usual: UsualRange, sold: Sold, bounds: PriceBounds): Weighed {
  const share = (paise: number, percent: number) => Math.round((paise * percent) / 100);
  const leastPaise = Math.max(100, share(usual.lowPaise, bounds.leastPercentOfLow));
  const mostPaise = Math.max(leastPaise, share(usual.highPaise, bounds.mostPercentOfHigh));
  const reasons: Weighed['reasons'] = [];
  if (pricePaise < share(usual.lowPaise, bounds.freePercentOfLow)) reasons.push('below_usual');
  if (pricePaise > share(usual.highPaise, bounds.freePercentOfHigh)) reasons.push('above_usual');
  if (Math.abs(sold.wouldCostPaise - sold.costPaise) > bounds.freeEffectPaise) reasons.push('large_effect');
  const refused = pricePaise < leastPaise || pricePaise > mostPaise;
  const verdict = refused ? 'refused' : reasons.length > 0 ? 'second_admin' : 'free';
  return { verdict, reasons, leastPaise, mostPaise };
}
