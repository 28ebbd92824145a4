import type { PricedPlace, ShownPrices, ShownPricesAt } from '../catalog/index.ts';
import type { Settings } from '../../platform/snapshot/settings.ts';
import { type PriceRules, shownPrice } from './price.rules.ts';
import { priceRulesOf } from './price.store.ts';
import { surchargesOf } from './surcharge.rules.ts';

/** Different offers of one place that are reckoned once. */
const offersKept = 5_000;
const placesKept = 2_000;

/** Prices are reckoned once for each different offer, by rules that are the same for as long as this is kept. */
function shownBy(rules: PriceRules, { stateCode, isPlace, now }: PricedPlace): ShownPrices {
  const known = new Map<string, number>();
  return {
    toPay: (offer) => {
      const key = `${offer.pricePaise} ${offer.unit} ${offer.gstClass} ${offer.isRegistered}`;
      const paise = known.get(key) ?? shownPrice({ ...offer, stateCode }, rules, now);
      if (known.size >= offersKept) known.clear();
      known.set(key, paise);
      return paise;
    },
    rises: ({ pricePaise, hasDearerOptions }) =>
      surchargesOf({ pricePaise, hasDearerOptions, isPlace }, rules),
  };
}

interface Kept {
  readonly since: number;
  readonly until: number;
  readonly shown: ShownPrices;
}

/** For lists: every card is reckoned in memory. What was reckoned by other settings is dropped with them. */
export function openShownPrices(): ShownPricesAt {
  let of: Settings | null = null;
  let kept = new Map<string, Kept>();
  return (place) => {
    if (of !== place.settings || kept.size >= placesKept) kept = new Map();
    of = place.settings;
    const key = `${place.isPlace} ${place.cityCode} ${place.stateCode}`;
    const now = place.now.getTime();
    const known = kept.get(key);
    if (known && now >= known.since && now < known.until) return known.shown;
    const { rules, since, until } = priceRulesOf(place.settings, place.now, place.cityCode);
    const shown = shownBy(rules, place);
    kept.set(key, { since, until, shown });
    return shown;
  };
}
