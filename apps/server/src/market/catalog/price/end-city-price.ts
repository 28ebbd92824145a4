import {
  type CityPrice,
  confirmsCityPrice,
  seenOfCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Authorized } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { cityPriceTransitions } from './city-price.transitions.ts';
import { withLastDay } from './city-price.rules.ts';
import { type CityPriceRow, findPrice, lockPrice, saveEnd } from './city-price.store.ts';
import { cityNameOf, presentOne } from './office-price.ts';
import type { PriceDependencies } from './preview-city-price.ts';

export interface WantedEnd {
  readonly priceId: string;
  /** In Asia/Kolkata; null: until further notice. */
  readonly lastDay: string | null;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCityPrice>;
}

const dayGone = { lastDay: 'This day has passed. Choose yesterday to end it now.' };

/** What was asked until now stays as it was asked: only days to come change. */
export async function endCityPrice(
  deps: PriceDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  { priceId, lastDay, why, seen }: WantedEnd,
): Promise<CityPrice> {
  const { viewer, now } = call;
  const today = istDay(now);
  const row = await deps.platform.write(call, async (tx) => {
    const before = cityPriceTransitions.seen(viewer, await lockPrice(tx, priceId));
    confirmSeen(confirmsCityPrice, seen, seenOfCityPrice(before));
    const after = withLastDay(before, lastDay, today);
    if (!after) return refuse(kernelErrors.invalid_request, { fields: dayGone });
    const { toDay } = after;
    const making = {
      now,
      cityName: await cityNameOf(deps, tx, before.cityCode),
      days: { toDay },
      save: (inTx: Tx, price: Authorized<CityPriceRow>) =>
        saveEnd(inTx, price, { why, userId: viewer.userId, now }),
      log: { toDay: [before.toDay, toDay], why },
    };
    if (after.status === 'Withdrawn')
      await cityPriceTransitions.move(
        tx,
        cityPriceTransitions.allow(viewer, cityPriceTransitions.verb.withdraw, before),
        making,
      );
    else {
      const allowed = cityPriceTransitions.allow(viewer, cityPriceTransitions.verb.changeEnd, before);
      await cityPriceTransitions.move(tx, allowed, { ...making, to: allowed.row.status });
    }
    return (await findPrice(tx, priceId)) ?? refuse(catalogErrors.price_not_found);
  });
  deps.platform.pages.clear();
  return presentOne(deps, deps.platform.db, row, { viewer, now });
}
