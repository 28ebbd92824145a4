import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Arrival, InstantRules } from '../schedule/index.ts';
import type { ChosenTime } from './cart.rules.ts';
import { type OwnHoldQuery, minutesWith, partnersOf, tryHold } from './hold-for-cart.ts';
import type { CartDependencies } from './quote-cart.ts';

type SoonestHold = Omit<OwnHoldQuery, 'slot'>;

function arrivalsOf(
  tx: Tx,
  deps: CartDependencies,
  { cart, address, categoryId, now }: SoonestHold,
  minutes: ReadonlyMap<string, number>,
  rules: InstantRules,
): Promise<Arrival[]> {
  const { latitude, longitude } = address;
  return deps.schedule.findSoonest(tx, {
    minutes,
    categoryId,
    latitude,
    longitude,
    now,
    setsOutAt: deps.schedule.instant.setsOutFromCart(now, rules),
    notBefore: now,
    latest: new Date(now.getTime() + rules.withinMinutes * 60_000),
    stepMinutes: rules.stepMinutes,
    exceptCartId: cart.cartId,
  });
}

/**
 * Holds the earliest arrival that any professional of the place can make, in place of what the cart held. All partners are
 * looked at with the time that the services take at least; who looks soonest is looked at again with what the answers add.
 */
export async function holdSoonest(tx: Tx, deps: CartDependencies, ask: SoonestHold): Promise<ChosenTime> {
  const { address, categoryId, now } = ask;
  const { instant } = deps.schedule;
  const rules = await instant.rules(tx, { now, cityCode: address.cityCode, categoryId });
  if (!rules.offered) return refuse(bookingErrors.no_one_free_now);
  const partners = await partnersOf(tx, deps, ask);
  const least = new Map(partners.map((partner) => [partner.organisationId, partner.minutes]));
  const hopeful = await arrivalsOf(tx, deps, ask, least, rules);
  const { holdMinutes } = rules;
  for (const organisationId of new Set(hopeful.map((arrival) => arrival.organisationId))) {
    const minutes = await minutesWith(tx, deps, { ...ask, day: istDay(now) }, organisationId);
    for (const arrival of await arrivalsOf(tx, deps, ask, new Map([[organisationId, minutes]]), rules))
      if (await tryHold(tx, deps, { ...ask, holdMinutes }, arrival))
        return { ...instant.slotOf(arrival.startsAt), arrivesAt: arrival.startsAt };
  }
  return refuse(bookingErrors.no_one_free_now);
}
