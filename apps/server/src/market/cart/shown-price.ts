import type { ShownPrices, ShownPricesAt } from '../catalog/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { shownPrice } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import { surchargesOf } from './surcharge.rules.ts';
import { cityOfPlace } from './city-of-place.store.ts';

/** One offer after the other, by rules that are read already. */
async function readShown(
  reader: Reader,
  place: { readonly pincode: string | null; readonly cityCode: string | null },
  now: Date,
): Promise<ShownPrices> {
  const { cityCode, stateCode } = await cityOfPlace(reader, place);
  const rules = await getPriceRules(reader, now, cityCode);
  const isPlace = place.pincode !== null || place.cityCode !== null;
  const known = new Map<string, number>();
  return {
    toPay: (offer) => {
      const key = `${offer.pricePaise} ${offer.unit} ${offer.gstClass} ${offer.isRegistered}`;
      const paise = known.get(key) ?? shownPrice({ ...offer, stateCode }, rules, now);
      known.set(key, paise);
      return paise;
    },
    rises: ({ pricePaise, hasDearerOptions }) =>
      surchargesOf({ pricePaise, hasDearerOptions, isPlace }, rules),
  };
}

const keptMs = 60_000;
const placesKept = 2_000;

/**
 * For lists: every card is reckoned in memory, and a place's rules are kept for a minute, so that a list asks no more of the
 * database than before. A customer who books is told if the price has changed since.
 */
export function openShownPrices(): ShownPricesAt {
  const kept = new Map<string, { readonly until: number; readonly shown: ShownPrices }>();
  return async (reader, place, now) => {
    const key = place.pincode ?? place.cityCode ?? '';
    const known = kept.get(key);
    if (known && now.getTime() < known.until && now.getTime() >= known.until - keptMs) return known.shown;
    const shown = await readShown(reader, place, now);
    if (kept.size >= placesKept) kept.clear();
    kept.set(key, { until: now.getTime() + keptMs, shown });
    return shown;
  };
}
