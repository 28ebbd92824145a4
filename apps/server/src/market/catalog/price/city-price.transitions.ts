/** How a price by city moves: its table is `city-price.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { catalogErrors, catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { cityPriceLifecycle } from '@nukkad/contract/market/catalog/city-price.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { cityPriceCapacities } from './city-price.policy.ts';
import { type CityPriceRow, lockPrice } from './city-price.store.ts';
import { type PendingEvent, pendingEvent } from '../../../platform/lifecycle/pending-event.ts';

/** Partners of the city hear of a price that begins or ends; the consumer of the event finds out who they are. */
const priceChangedEvent = (price: CityPriceRow, cityName: string, news: 'set' | 'ended'): PendingEvent =>
  pendingEvent(catalogEvents.cityPriceChanged, {
    news,
    priceId: price.priceId,
    serviceId: price.serviceId,
    serviceName: price.serviceName,
    serviceNameHi: price.serviceNameHi,
    cityCode: price.cityCode,
    cityName,
    pricePaise: price.pricePaise,
    fromDay: price.fromDay,
    toDay: price.toDay,
  });

const acts = {
  set: 'price.set',
  propose: 'price.proposed',
  approve: 'price.approved',
  refuse: 'price.refused',
  withdraw: 'price.withdrawn',
  changeEnd: 'price.end_changed',
} as const;

interface PriceMove {
  readonly days?: Partial<Pick<CityPriceRow, 'fromDay' | 'toDay'>>;
  /** Writes what the move changes; status and days of the row are the new ones. */
  readonly save: (tx: Tx, price: Authorized<CityPriceRow>) => Promise<void>;
  /** For the event. */
  readonly cityName: string;
  /** For the audit log. */
  readonly log: Readonly<Record<string, unknown>>;
}
type PriceMoved = Moved<typeof cityPriceLifecycle, CityPriceRow, Viewer, PriceMove>;

/** Of a new price: it was inserted. */
export const inserted = async () => undefined;

export const cityPriceTransitions = transitions({
  table: cityPriceLifecycle,
  notFound: catalogErrors.price_not_found,
  movedOn: catalogErrors.price_status_moved_on,
  forbidden: ({ role }: Viewer, _, verb) =>
    role === 'Admin' && mayActor(cityPriceLifecycle, verb, 'Another Admin')
      ? catalogErrors.own_price
      : kernelErrors.forbidden,
  lock: lockPrice,
  sees: ({ role }) => role === 'Admin',
  capacities: cityPriceCapacities,
  next: (row: CityPriceRow, status, { days }: PriceMove) => ({
    ...row,
    ...days,
    status,
    version: row.version + 1,
  }),
  save: (tx, price, { detail }: PriceMoved) => detail.save(tx, price),
  logged: logOf(cityPriceLifecycle, acts, 'priceId', {
    kind: 'city_price',
    detail: ({ detail: { log } }: PriceMoved) => log,
  }),
  // Partners hear of a price when it holds, or holds no longer.
  tells: ({ verb, before, after, detail: { cityName } }) => {
    if (verb === 'approve' || verb === 'set') return [priceChangedEvent(after, cityName, 'set')];
    return before.status === 'Set' ? [priceChangedEvent(after, cityName, 'ended')] : [];
  },
});
