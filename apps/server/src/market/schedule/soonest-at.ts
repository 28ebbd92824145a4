import type { Reader } from '../../platform/db/database.ts';
import { findSoonest, getInstantRules } from './find-soonest.ts';
import { type SlotDependencies, partiesOf } from './get-slots.ts';
import { setsOutFromCart } from './instant.rules.ts';
import type { SoonestAt, SoonestAtQuery } from './schedule.interface.ts';

/** Who can come now to do these services at a place, before a cart and a door are known. */
export async function soonestAt(
  reader: Reader,
  deps: SlotDependencies,
  ask: SoonestAtQuery,
  now: Date,
): Promise<SoonestAt> {
  const { at, categoryId, partners } = await partiesOf(reader, deps, { ...ask, day: '' });
  const { pincode } = at;
  const { cityCode } = await deps.geography.cityOf(reader, { pincode, cityCode: null });
  const rules = await getInstantRules(reader, { now, cityCode, categoryId });
  if (!rules.offered) return { rules, pincode, cityCode, arrivals: [] };
  const minutes = new Map(
    partners.map((partner) => [partner.organisationId, Math.max(partner.minutes, ask.minutes)]),
  );
  const arrivals = await findSoonest(reader, {
    minutes,
    categoryId,
    latitude: at.latitude,
    longitude: at.longitude,
    now,
    setsOutAt: setsOutFromCart(now, rules),
    notBefore: now,
    latest: new Date(now.getTime() + rules.withinMinutes * 60_000),
    stepMinutes: rules.stepMinutes,
  });
  return { rules, pincode, cityCode, arrivals };
}
