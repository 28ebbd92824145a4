import type { PriceEffect } from '@nukkad/contract/market/catalog/city-price.api';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { AccountInterface } from '../../../identity/account/index.ts';
import type { GeographyInterface } from '../../../places/geography/index.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ExtensionPoint } from '../../../platform/extension.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RecentSales } from '../recent-sales.interface.ts';
import { defaultBounds, weighPrice } from './price-bounds.rules.ts';
import { countAskingPartners, findUsualRange, listOptionTerms } from './price-effect.store.ts';

export interface PriceDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'cityNames'>;
  readonly recentSales: ExtensionPoint<RecentSales>;
}

const monthMs = 30 * 86_400_000;

/** Whom a price would concern today, and what the last 30 days would have cost with it. */
export async function previewCityPrice(
  reader: Reader,
  { geography, recentSales }: PriceDependencies,
  wanted: { readonly serviceId: string; readonly cityCode: string; readonly pricePaise: number },
  now: Date,
): Promise<PriceEffect> {
  const usual = (await findUsualRange(reader, wanted.serviceId)) ?? refuse(catalogErrors.service_not_found);
  if (!(await geography.cityByCode(reader, wanted.cityCode))) refuse(catalogErrors.city_not_found);
  const { partners, above, below, lowestPaise, highestPaise } = await countAskingPartners(reader, wanted);
  const options = await listOptionTerms(reader, wanted.serviceId);
  const since = new Date(now.getTime() - monthMs);
  const sold = await recentSales.single()(reader, { ...wanted, options, since });
  const bounds = await settingAt(reader, 'catalog.city_price_bounds', now, defaultBounds, wanted);
  return {
    ...weighPrice(wanted.pricePaise, usual, sold, bounds),
    usualLowPaise: usual.lowPaise,
    usualHighPaise: usual.highPaise,
    partners,
    partnersAbove: above,
    partnersBelow: below,
    lowestPaise,
    highestPaise,
    bookings: sold.bookings,
    costPaise: sold.costPaise,
    wouldCostPaise: sold.wouldCostPaise,
  };
}
