import type { CityPrice } from '@nukkad/contract/backoffice/price.api';
import { confirmsCityPrice, seenOfCityPrice } from '@nukkad/contract/backoffice/price.confirm';
import { catalogErrors } from '@nukkad/contract/catalog/catalog.errors';
import { cityPriceLifecycle } from '@nukkad/contract/catalog/city-price.lifecycle';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { istDay } from '@nukkad/contract/kernel/time';
import { actorOf, audit } from '../../platform/audit.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentCityPrice } from './city-price.presenter.ts';
import { type CityPriceRow, findPrice, lockPrice, saveDecision } from './city-price.store.ts';
import { tellOfPrice } from './tell-of-price.ts';

export interface PriceDecision {
  readonly priceId: string;
  readonly approve: boolean;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCityPrice>;
}

/** The price, locked, as this Admin read it, and free for this Admin to decide. */
async function lockToDecide(
  tx: Tx,
  decision: PriceDecision,
  viewer: Viewer,
  today: string,
): Promise<CityPriceRow> {
  const price = await lockPrice(tx, decision.priceId);
  if (!price) return refuse(catalogErrors.price_not_found);
  if (price.setById === viewer.userId) return refuse(catalogErrors.own_price);
  if (!canMove(cityPriceLifecycle, decision.approve ? 'approve' : 'refuse', price.status))
    return refuse(catalogErrors.price_status_moved_on, { present: price.status });
  confirmSeen(confirmsCityPrice, decision.seen, seenOfCityPrice(price));
  if (decision.approve && price.toDay !== null && price.toDay < today)
    return refuse(catalogErrors.price_days_gone);
  return price;
}

/** A second Admin's yes or no. What was asked until today stays: an approved price begins today at the earliest. */
export async function decideCityPrice(
  platform: Platform,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  decision: PriceDecision,
): Promise<CityPrice> {
  const { viewer, now } = call;
  const { priceId, approve, why } = decision;
  const today = istDay(now);
  const row = await platform.write(call, async (tx) => {
    const before = await lockToDecide(tx, decision, viewer, today);
    const fromDay = approve && before.fromDay < today ? today : before.fromDay;
    const [status = before.status] = cityPriceLifecycle.moves[approve ? 'approve' : 'refuse'].to;
    await saveDecision(tx, { priceId, status, fromDay, why, userId: viewer.userId, now });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: approve ? 'price.approved' : 'price.refused',
      subjectKind: 'city_price',
      subjectId: priceId,
      detail: { fromDay, why },
    });
    const after = (await findPrice(tx, priceId)) ?? refuse(catalogErrors.price_not_found);
    if (approve) await tellOfPrice(tx, now, after, 'set');
    return after;
  });
  platform.pages.clear();
  return presentCityPrice(row, { today, viewer });
}
