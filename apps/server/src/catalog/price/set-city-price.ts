import type { CityPrice } from '@nukkad/contract/backoffice/price.api';
import { catalogErrors } from '@nukkad/contract/catalog/catalog.errors';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { GeographyDoor } from '../../geography/index.ts';
import { actorOf, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/id.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { serviceExists } from '../service.store.ts';
import { presentCityPrice } from './city-price.presenter.ts';
import { wrongDays } from './city-price.rules.ts';
import { type NewPrice, findPrice, insertPrice } from './city-price.store.ts';

export type WantedPrice = Omit<NewPrice, 'priceId' | 'setBy'>;

/** Two windows of one service and city never share a day: the database refuses the later one. */
export async function setCityPrice(
  platform: Platform,
  geography: Pick<GeographyDoor, 'cityByCode'>,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  wanted: WantedPrice,
): Promise<CityPrice> {
  const { viewer, now } = call;
  const today = istDay(now);
  const fields = wrongDays(wanted, today);
  if (fields) refuse(kernelErrors.invalid_request, { fields });
  const row = await platform.write(call, async (tx) => {
    if (!(await serviceExists(tx, wanted.serviceId))) refuse(catalogErrors.service_not_found);
    if (!(await geography.cityByCode(tx, wanted.cityCode))) refuse(catalogErrors.city_not_found);
    const price = { ...wanted, priceId: newId(), setBy: viewer.userId };
    await insertPrice(tx, price, now);
    const { serviceId, cityCode, pricePaise, fromDay, toDay, why } = wanted;
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'price.set',
      subjectKind: 'city_price',
      subjectId: price.priceId,
      detail: { serviceId, cityCode, pricePaise, fromDay, toDay, why },
    });
    return (await findPrice(tx, price.priceId)) ?? refuse(catalogErrors.price_not_found);
  });
  platform.pages.clear();
  return presentCityPrice(row, today);
}
