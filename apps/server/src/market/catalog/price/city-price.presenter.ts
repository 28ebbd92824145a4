import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { cityPriceLifecycle } from '@nukkad/contract/market/catalog/city-price.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Viewer } from '../../../platform/viewer.ts';
import { priceStateOf } from './city-price.rules.ts';
import type { CityPriceRow } from './city-price.store.ts';

export const presentCityPrice = (
  row: CityPriceRow,
  { today, viewer }: { readonly today: string; readonly viewer: Pick<Viewer, 'userId'> },
): CityPrice => ({
  priceId: row.priceId,
  serviceId: row.serviceId,
  serviceName: row.serviceName,
  unit: row.unit,
  cityCode: row.cityCode,
  cityName: row.cityName,
  pricePaise: row.pricePaise,
  usualPaise: row.usualPaise,
  fromDay: row.fromDay,
  toDay: row.toDay,
  standing: priceStateOf(row, today),
  why: row.why,
  setBy: row.setBy,
  setAt: row.setAt.toISOString(),
  endWhy: row.endWhy,
  endedBy: row.endedBy,
  endedAt: row.endedAt?.toISOString() ?? null,
  reasons: [...row.reasons],
  decidedBy: row.decidedBy,
  decideWhy: row.decideWhy,
  can: {
    decide: canMove(cityPriceLifecycle, 'approve', row.status) && row.setById !== viewer.userId,
    end: canMove(cityPriceLifecycle, 'changeEnd', row.status) && priceStateOf(row, today) !== 'over',
  },
});
