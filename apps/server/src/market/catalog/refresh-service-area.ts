import type { GeographyInterface } from '../../places/geography/index.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import {
  listCitiesOfPincodes,
  listOfferedServices,
  listOrganisationIds,
  listServedPincodes,
  saveServiceAreas,
} from './service-area.store.ts';
import {
  listCitiesWithServices,
  lockServicePlaces,
  removeUnservedPlaces,
  saveCitySums,
  savePincodeSums,
  saveSumsOfEverywhere,
} from './service-place.store.ts';

/** Of geography, only its commands. */
type Cities = Pick<GeographyInterface, 'markServed'>;

/** Small enough for one statement to stay within a second at 10,000 partners of one city. */
const organisationsAtOnce = 200;
const pincodesAtOnce = 20;

async function tellGeography(tx: Tx, geography: Cities, cityCodes: readonly string[]): Promise<void> {
  const served = await listCitiesWithServices(tx, cityCodes);
  for (const cityCode of cityCodes) {
    const city = { cityCode, served: served.has(cityCode) };
    await geography.markServed(tx, systemAuthorized(city, 'Reckoned from what partners offer there.'));
  }
}

/**
 * After a partner's place, radius, rules, offers, hours, stars or status have changed: where it works, and the sums
 * that lists show there. Doing it again changes nothing. True: it is the first to offer a service at some place.
 */
export async function refreshServiceArea(
  tx: Tx,
  geography: Cities,
  organisationId: string,
): Promise<boolean> {
  await lockServicePlaces(tx);
  const pincodes = await saveServiceAreas(tx, [organisationId]);
  const serviceIds = await listOfferedServices(tx, organisationId);
  const cityCodes = await listCitiesOfPincodes(tx, pincodes);
  const grewByPincode = await savePincodeSums(tx, pincodes, serviceIds);
  const grewByCity = await saveCitySums(tx, cityCodes, serviceIds);
  await saveSumsOfEverywhere(tx, serviceIds);
  await tellGeography(tx, geography, cityCodes);
  return grewByPincode || grewByCity;
}

async function inChunks<Item>(
  items: readonly Item[],
  size: number,
  work: (chunk: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) await work(items.slice(from, from + size));
}

/** Each piece in a transaction of its own, unless the caller has one open. */
const inTransaction = (reader: Reader, work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  reader.isTransaction ? work(reader as Tx) : reader.transaction().execute(work);

/**
 * Serializes the writers of areas and sums: two writers that update the same rows in different order would deadlock.
 */
const inTurn = (reader: Reader, work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  inTransaction(reader, async (tx) => {
    await lockServicePlaces(tx);
    await work(tx);
  });

async function refreshAreas(reader: Reader): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listOrganisationIds(reader, after, organisationsAtOnce);
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTurn(reader, (tx) => saveServiceAreas(tx, ids));
    after = last;
  }
}

/** Everything anew, in pieces: for the seed, and at night in case that something was missed. */
export async function refreshAllServiceAreas(reader: Reader, geography: Cities): Promise<void> {
  await refreshAreas(reader);
  const pincodes = await listServedPincodes(reader);
  const cityCodes = await listCitiesOfPincodes(reader, pincodes);
  await inChunks(pincodes, pincodesAtOnce, (chunk) =>
    inTurn(reader, (tx) => savePincodeSums(tx, chunk, null)),
  );
  await inChunks(cityCodes, 1, (chunk) => inTurn(reader, (tx) => saveCitySums(tx, chunk, null)));
  await inTurn(reader, async (tx) => {
    await saveSumsOfEverywhere(tx, null);
    await removeUnservedPlaces(tx);
    await tellGeography(tx, geography, cityCodes);
  });
}
