import { type PriceVerdict, judgePrice } from '@nukkad/contract/market/catalog/price.bounds';
import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';

/** How many prices are changed at once: by so many per cent, or by so much. */
export interface PriceChange {
  readonly by: 'percent' | 'amount';
  readonly direction: 'raise' | 'lower';
  /** Per cent, or paise. */
  readonly size: number;
}

export interface ChangedPrice {
  readonly row: PartnerService;
  readonly before: number;
  readonly after: number;
  readonly verdict: PriceVerdict;
}

const rupee = 100;

/** In whole rupees, as prices are named; a change so small that it rounds away leaves the price. */
function priceAfter(before: number, { by, direction, size }: PriceChange): number {
  const difference = by === 'percent' ? (before * size) / 100 : size;
  const after = direction === 'raise' ? before + difference : before - difference;
  return by === 'percent' ? Math.round(after / rupee) * rupee : after;
}

/** What a change makes of each price. Services that are not offered are left out. */
export const changedPrices = (
  rows: readonly PartnerService[],
  change: PriceChange,
): readonly ChangedPrice[] =>
  rows.flatMap((row) => {
    if (!row.offer) return [];
    const before = row.offer.price;
    const after = priceAfter(before, change);
    return [{ row, before, after, verdict: judgePrice(after, row.usual) }];
  });

/** Those that are sent: another price, and one that can be saved. */
export const savable = (prices: readonly ChangedPrice[]): readonly ChangedPrice[] =>
  prices.filter(({ before, after, verdict }) => after !== before && verdict !== 'refused');
