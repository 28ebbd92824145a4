import {
  type CityPrice,
  confirmsPriceEffect,
  type PriceEffect,
  seenOfPriceEffect,
} from '@nukkad/contract/market/catalog/city-price.api';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { newId } from '../../../platform/id.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { inRupees } from '../../../platform/spoken.rules.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { cityPriceTransitions, inserted } from './city-price.transitions.ts';
import { wrongDays } from './city-price.rules.ts';
import { type NewPrice, findPrice, insertPrice, lockWindows } from './city-price.store.ts';
import { cityNameOf, presentOne } from './office-price.ts';
import { type PriceDependencies, previewCityPrice } from './preview-city-price.ts';

export interface WantedPrice extends Omit<NewPrice, 'priceId' | 'setById' | 'status' | 'reasons'> {
  /** What the Admin's screen showed. */
  readonly seen: Seen<typeof confirmsPriceEffect>;
}

/** The price at its field, with the bound that it broke. */
function refuseOutside({ leastPaise, mostPaise }: PriceEffect): never {
  const pricePaise = `Enter a price from ${inRupees(leastPaise)} and ${inRupees(mostPaise)} here.`;
  return refuse(kernelErrors.invalid_request, { fields: { pricePaise } });
}

/**
 * Two windows of one service and city never share a day: the database refuses the later one. A price beyond the
 * bounds of the configuration waits for a second Admin and holds for no one until then.
 */
export async function setCityPrice(
  deps: PriceDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  { seen, ...wanted }: WantedPrice,
): Promise<CityPrice> {
  const { viewer, now } = call;
  const today = istDay(now);
  const fields = wrongDays(wanted, today);
  if (fields) refuse(kernelErrors.invalid_request, { fields });
  const row = await deps.platform.write(call, async (tx) => {
    await lockWindows(tx, wanted);
    const effect = await previewCityPrice(tx, deps, wanted, now);
    const { verdict, reasons } = effect;
    if (verdict === 'refused') return refuseOutside(effect);
    confirmSeen(confirmsPriceEffect, seen, seenOfPriceEffect(effect));
    const status = verdict === 'free' ? ('Set' as const) : ('Waiting' as const);
    const price = { ...wanted, priceId: newId(), setById: viewer.userId, status, reasons };
    const allowed = cityPriceTransitions.allowNew(
      viewer,
      verdict === 'free' ? cityPriceTransitions.verb.set : cityPriceTransitions.verb.propose,
      price,
    );
    await insertPrice(tx, allowed.row, now);
    const { serviceId, cityCode, pricePaise, fromDay, toDay, why } = wanted;
    const log = { serviceId, cityCode, pricePaise, fromDay, toDay, reasons, why };
    const saved = (await findPrice(tx, price.priceId)) ?? refuse(catalogErrors.price_not_found);
    const cityName = await cityNameOf(deps, tx, cityCode);
    await cityPriceTransitions.beginAs(tx, allowed, saved, { now, cityName, save: inserted, log });
    return saved;
  });
  deps.platform.pages.clear();
  return presentOne(deps, deps.platform.db, row, { viewer, now });
}
