import type { GeographyInterface } from '../../places/geography/index.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type Merged, mergeSums } from './merge-sums.store.ts';
import {
  listCitiesOfPincodes,
  listOrganisationIds,
  listServedPincodes,
  saveServiceArea,
  saveServiceAreas,
} from './service-area.store.ts';
import {
  listCitiesWithServices,
  removeUnservedPlaces,
  saveCitySums,
  savePincodeSums,
  saveSumsOfEverywhere,
} from './service-place.store.ts';
import { lockAllSums, lockAreas, lockEverywhere, lockPartnerSums } from './sum-locks.store.ts';
import { saveSummedOffers } from './summed-offer.store.ts';
import { type AreaChange, type OfferChange, type PlaceChange, placesOfChange } from './sums.rules.ts';

/** Of geography, only its commands. */
type Cities = Pick<GeographyInterface, 'markServed'>;

/** Small enough for one statement to stay within a second at 10,000 partners of one city. */
const organisationsAtOnce = 200;
const pincodesAtOnce = 20;
const placesAtOnce = 300;

async function tellGeography(tx: Tx, geography: Cities, cityCodes: readonly string[]): Promise<void> {
  const served = await listCitiesWithServices(tx, cityCodes);
  for (const cityCode of cityCodes) {
    const city = { cityCode, served: served.has(cityCode) };
    await geography.markServed(tx, systemAuthorized(city, 'Reckoned from what partners offer there.'));
  }
}

/** Where the list of the best has become short: those services of those places alone. */
async function sumAgain(tx: Tx, again: Merged['again']): Promise<void> {
  const placesOf = new Map<string, string[]>();
  for (const { place, serviceId } of again)
    placesOf.set(serviceId, [...(placesOf.get(serviceId) ?? []), place]);
  for (const [serviceId, places] of placesOf) {
    const pincodes = places.filter((place) => /^\d/.test(place));
    const cities = places.flatMap((place) => (place.startsWith('city:') ? [place.slice(5)] : []));
    await inChunks(pincodes, pincodesAtOnce, (chunk) => savePincodeSums(tx, chunk, [serviceId]));
    await inChunks(cities, 1, (chunk) => saveCitySums(tx, chunk, [serviceId]));
    if (places.includes('everywhere')) await saveSumsOfEverywhere(tx, [serviceId]);
  }
}

/** True: the partner is the first to offer a service at some place. */
async function addToSums(
  tx: Tx,
  organisationId: string,
  offers: readonly OfferChange[],
  places: readonly PlaceChange[],
): Promise<boolean> {
  let grew = false;
  await inChunks(places, placesAtOnce, async (chunk) => {
    const merged = await mergeSums(tx, organisationId, offers, chunk);
    await sumAgain(tx, merged.again);
    grew ||= merged.grew;
  });
  return grew;
}

const citiesOf = (area: readonly AreaChange[]): string[] =>
  [...new Set(area.flatMap(({ cityCode }) => cityCode ?? []))].toSorted();

/**
 * After a partner's place, radius, rules, offers, hours, stars or status have changed: where it works, and the sums
 * that lists show there. What the change made different is added to them. Doing it again changes nothing. True: it is
 * the first to offer a service at some place.
 */
export async function refreshServiceArea(
  tx: Tx,
  geography: Cities,
  organisationId: string,
): Promise<boolean> {
  await lockPartnerSums(tx, organisationId);
  const area = await saveServiceArea(tx, organisationId);
  const offers = await saveSummedOffers(tx, [organisationId]);
  const { pincodes, beyond } = placesOfChange(area, offers);
  await lockAreas(
    tx,
    area.map(({ pincode }) => pincode),
  );
  const grewByPincode = await addToSums(tx, organisationId, offers, pincodes);
  if (beyond.length > 0) await lockEverywhere(tx);
  const grewBeyond = await addToSums(tx, organisationId, offers, beyond);
  await tellGeography(tx, geography, citiesOf(area));
  return grewByPincode || grewBeyond;
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
    await lockAllSums(tx);
    await work(tx);
  });

async function refreshAreas(reader: Reader): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listOrganisationIds(reader, after, organisationsAtOnce);
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTurn(reader, async (tx) => {
      await saveServiceAreas(tx, ids);
      await saveSummedOffers(tx, ids);
    });
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
