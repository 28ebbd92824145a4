import type { CityPrice } from '@nukkad/contract/backoffice/price.api';
import { standingOf } from './city-price.rules.ts';
import type { CityPriceRow } from './city-price.store.ts';

export const presentCityPrice = (row: CityPriceRow, today: string): CityPrice => ({
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
  standing: standingOf(row, today),
  why: row.why,
  setBy: row.setBy,
  setAt: row.setAt.toISOString(),
  endWhy: row.endWhy,
  endedBy: row.endedBy,
  endedAt: row.endedAt?.toISOString() ?? null,
  version: row.version,
});
