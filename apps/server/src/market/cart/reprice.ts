import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { type Settings, type TriedSetting, rulesAt } from '../../platform/snapshot/settings.ts';
import { type GstClass, type PriceRules, defaultPriceRules, priceCart } from './price.rules.ts';
import { priceRulesOf } from './price.store.ts';

/** A visit whose price is frozen, with what its price was made of. */
export interface RepricedVisit {
  readonly price: PriceBreakdown;
  readonly gstClass: GstClass;
  /** Null: the partner is not registered for GST. */
  readonly partnerStateCode: string | null;
  readonly placeOfSupply: string;
  readonly primeTime: boolean;
  readonly instant: boolean;
  readonly distanceMetres: number;
}

/** What the same visit would cost by these rules: priced by the rule that prices every cart. */
export function reprice({ price, ...visit }: RepricedVisit, rules: PriceRules, at: Date): PriceBreakdown {
  return priceCart(
    {
      ...visit,
      lines: price.services.map((line) => ({ ...line, usualPrice: line.price })),
      charges: price.previous_cancellation_charges.details,
      couponDiscount: price.couponDiscount,
      offers: price.offers,
      lang: 'en',
    },
    rules,
    at,
  );
}

/** The rules of an instant with one setting as it would be. */
export function triedPriceRules(
  settings: Settings,
  { at, cityCode }: { readonly at: Date; readonly cityCode: string },
  key: string,
  tried: TriedSetting,
): PriceRules {
  const { rules } = priceRulesOf(settings, at, cityCode);
  if (key === 'price.tax')
    return { ...rules, taxes: rules.taxes.map((row) => ({ ...row, [tried.part]: tried.value })) };
  if (key !== 'price.fees') return rules;
  return { ...rules, fees: rulesAt(settings, key, at, defaultPriceRules.fees, { cityCode }, tried) };
}
