import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { cityPriceLifecycle } from '@nukkad/contract/market/catalog/city-price.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Viewer } from '../../../platform/viewer.ts';
import { priceStateOf } from './city-price.rules.ts';
import type { CityPriceRow } from './city-price.store.ts';

export interface PriceContext {
  /** In Asia/Kolkata. */
  readonly today: string;
  readonly viewer: Pick<Viewer, 'userId'>;
  /** Names of Admins by id, and of cities by code. */
  readonly people: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, string>;
}

const nameOf = (people: ReadonlyMap<string, string>, userId: string | null) =>
  userId && (people.get(userId) ?? null);

export const presentCityPrice = (
  row: CityPriceRow,
  { today, viewer, people, cities }: PriceContext,
): CityPrice => ({
  priceId: row.priceId,
  serviceId: row.serviceId,
  serviceName: row.serviceName,
  unit: row.unit,
  cityCode: row.cityCode,
  cityName: cities.get(row.cityCode) ?? '',
  pricePaise: row.pricePaise,
  usualPaise: row.usualPaise,
  fromDay: row.fromDay,
  toDay: row.toDay,
  standing: priceStateOf(row, today),
  why: row.why,
  setBy: people.get(row.setById) ?? '',
  setAt: row.setAt.toISOString(),
  endWhy: row.endWhy,
  endedBy: nameOf(people, row.endedById),
  endedAt: row.endedAt?.toISOString() ?? null,
  reasons: [...row.reasons],
  decidedBy: nameOf(people, row.decidedById),
  decideWhy: row.decideWhy,
  can: {
    decide: canMove(cityPriceLifecycle, 'approve', row.status) && row.setById !== viewer.userId,
    end: canMove(cityPriceLifecycle, 'changeEnd', row.status) && priceStateOf(row, today) !== 'over',
  },
});
