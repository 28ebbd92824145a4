import type { CityPrice } from '@nukkad/contract/backoffice/price.api';
import { confirmsCityPrice, seenOfCityPrice } from '@nukkad/contract/backoffice/price.confirm';
import { catalogErrors } from '@nukkad/contract/catalog/catalog.errors';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import { actorOf, audit } from '../../platform/audit.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentCityPrice } from './city-price.presenter.ts';
import { withLastDay } from './city-price.rules.ts';
import { tellOfPrice } from './tell-of-price.ts';
import { findPrice, lockPrice, saveEnd } from './city-price.store.ts';

export interface WantedEnd {
  readonly priceId: string;
  /** In Asia/Kolkata; null: until further notice. */
  readonly lastDay: string | null;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCityPrice>;
}

const dayGone = { lastDay: 'Its days are over, or this one is: yesterday ends it at once.' };

/** What was asked until now stays as it was asked: only days to come change. */
export async function endCityPrice(
  platform: Platform,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  { priceId, lastDay, why, seen }: WantedEnd,
): Promise<CityPrice> {
  const { viewer, now } = call;
  const today = istDay(now);
  const row = await platform.write(call, async (tx) => {
    const before = await lockPrice(tx, priceId);
    if (!before) return refuse(catalogErrors.price_not_found);
    confirmSeen(confirmsCityPrice, seen, seenOfCityPrice(before));
    const after = withLastDay(before, lastDay, today);
    if (!after) return refuse(kernelErrors.invalid_request, { fields: dayGone });
    await saveEnd(tx, priceId, after, { why, userId: viewer.userId, now });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: after.status === 'Withdrawn' ? 'price.withdrawn' : 'price.end_changed',
      subjectKind: 'city_price',
      subjectId: priceId,
      detail: { toDay: [before.toDay, after.toDay], why },
    });
    const saved = (await findPrice(tx, priceId)) ?? refuse(catalogErrors.price_not_found);
    if (before.status === 'Set') await tellOfPrice(tx, now, saved, 'ended');
    return saved;
  });
  platform.pages.clear();
  return presentCityPrice(row, { today, viewer });
}
