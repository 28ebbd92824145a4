import {
  type CityPrice,
  confirmsCityPrice,
  seenOfCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { istDay } from '@nukkad/contract/kernel/time';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { cityPriceTransitions } from './city-price.transitions.ts';
import { findPrice, saveDecision } from './city-price.store.ts';
import { cityNameOf, presentOne } from './office-price.ts';
import type { PriceDependencies } from './preview-city-price.ts';

export interface PriceDecision {
  readonly priceId: string;
  readonly approve: boolean;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCityPrice>;
}

/** The price, locked, free for this Admin to decide, and as this Admin read it. */
async function lockToDecide(tx: Tx, decision: PriceDecision, viewer: Viewer, today: string) {
  const verb = decision.approve ? 'approve' : 'refuse';
  const allowed = await cityPriceTransitions.lockTo(tx, viewer, verb, decision.priceId);
  const { toDay } = allowed.row;
  confirmSeen(confirmsCityPrice, decision.seen, seenOfCityPrice(allowed.row));
  if (decision.approve && toDay !== null && toDay < today) return refuse(catalogErrors.price_days_gone);
  return allowed;
}

/** A second Admin's yes or no. What was asked until today stays: an approved price begins today at the earliest. */
export async function decideCityPrice(
  deps: PriceDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  decision: PriceDecision,
): Promise<CityPrice> {
  const { viewer, now } = call;
  const { priceId, approve, why } = decision;
  const today = istDay(now);
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = await lockToDecide(tx, decision, viewer, today);
    const { fromDay: wantedDay } = allowed.row;
    const fromDay = approve && wantedDay < today ? today : wantedDay;
    await cityPriceTransitions.move(tx, allowed, {
      now,
      cityName: await cityNameOf(deps, tx, allowed.row.cityCode),
      days: { fromDay },
      save: (inTx, price) => saveDecision(inTx, price, { why, userId: viewer.userId, now }),
      log: { fromDay, why },
    });
    return (await findPrice(tx, priceId)) ?? refuse(catalogErrors.price_not_found);
  });
  deps.platform.pages.clear();
  return presentOne(deps, deps.platform.db, row, { viewer, now });
}
