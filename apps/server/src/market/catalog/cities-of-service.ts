import type { Snapshots } from '../../platform/snapshot/snapshots.ts';
import { listCitiesOf } from './service.store.ts';

interface LinkedCity {
  readonly name: string;
  readonly slug: string;
}

/** Cities where a service is offered, those with the most partners first: its page links to their pages. */
export type CitiesOfService = (serviceId: string) => Promise<readonly LinkedCity[]>;

const citiesLinked = 30;
const bytesOfCity = 120;
const maxBytes = 4 * 1_048_576;

export const openCitiesOfService = (snapshots: Snapshots): CitiesOfService =>
  snapshots.byKey<readonly LinkedCity[]>('city_sums', {
    load: (reader, serviceId) => listCitiesOf(reader, serviceId, citiesLinked),
    bytesOf: (cities) => cities.length * bytesOfCity,
    maxBytes,
    shared: true,
  });
