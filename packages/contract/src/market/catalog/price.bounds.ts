/** What a partner may ask for a service, measured by the usual range of the catalogue. */
import type { Paise } from '../../kernel/money.ts';

/** The usual range of one unit before tax. */
export interface UsualRange {
  readonly low: Paise;
  readonly high: Paise;
}

/** The least and the most that may be saved. */
export interface PriceBounds {
  readonly least: Paise;
  readonly most: Paise;
}

/** No price is below one rupee or above ten lakh. */
export const leastPrice: Paise = 100;
export const mostPrice: Paise = 100_000_000;

/**
 * Three times the range to either side: a price with one digit too many or too few falls outside for all but a few
 * services, an honest bargain or luxury stays inside. The database holds the same in `partner_service_price_bounds`.
 */
const farthest = 3;

export function priceBounds({ low, high }: UsualRange): PriceBounds {
  return {
    least: Math.max(leastPrice, Math.floor(low / farthest / 100) * 100),
    most: Math.min(mostPrice, Math.max(leastPrice, high * farthest)),
  };
}

/** `low` and `high` deserve a warning, `refused` is not saved. */
export type PriceVerdict = 'usual' | 'low' | 'high' | 'refused';

export function judgePrice(price: Paise, usual: UsualRange): PriceVerdict {
  const { least, most } = priceBounds(usual);
  if (price < least || price > most) return 'refused';
  if (price < usual.low) return 'low';
  return price > usual.high ? 'high' : 'usual';
}

interface PricedAnswer {
  /** Of the catalogue, without the further units. */
  readonly price: Paise;
  readonly furtherUnits: number;
}

/**
 * The usual range of what an answer adds: as much cheaper or dearer as its service may be, its further units at the
 * service's own range. In whole rupees. The database holds the same in `answer_price_low` and `answer_price_high`.
 */
export function answerRange(
  { price, furtherUnits }: PricedAnswer,
  { low, typical, high }: UsualRange & { readonly typical: Paise },
): UsualRange {
  const scaled = (end: Paise) => (typical === 0 ? price : (price * end) / typical);
  return {
    low: Math.floor((furtherUnits * low + Math.floor(scaled(low))) / 100) * 100,
    high: Math.ceil((furtherUnits * high + Math.ceil(scaled(high))) / 100) * 100,
  };
}
