import type { Snapshots } from '../../platform/snapshot/snapshots.ts';
import { type PlaceSums, listPlaceSums } from './service-place.store.ts';

/** The sums of one place by service; services that no partner offers there are left out. */
export type SumsOfPlace = ReadonlyMap<string, PlaceSums>;

/** About what a row takes as an object with its array. */
const bytesOfRow = 500;
/** Some 800 places with all services. */
const maxBytes = 48 * 1_048_576;

export const openPlaceSums = (snapshots: Snapshots): ((place: string) => Promise<SumsOfPlace>) =>
  snapshots.byKey<SumsOfPlace>('place', {
    load: async (reader, place) =>
      new Map((await listPlaceSums(reader, place)).map((row) => [row.service_id, row])),
    bytesOf: (sums) => sums.size * bytesOfRow,
    maxBytes,
  });
