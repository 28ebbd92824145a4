import { listCities, reverseGeocode } from '@nukkad/contract/places/geography/geography.api';
import type { Place } from '@nukkad/contract/places/geography/geography.model';
import { toast } from '../../ui/dialog/toast.ts';
import { call } from '../api/client.ts';
import { say } from '../i18n/present-words.ts';
import { devicePosition, mayReadPosition } from './device-position.ts';
import { currentLocation, publishLocation, type StoredLocation } from './location-store.ts';

/** Why the browser gave no place: it may not, or the device cannot. */
export type NoPlace = 'access' | 'services';
export type Located = { readonly candidates: readonly Place[] } | { readonly failed: NoPlace | 'address' };

const denied = 1;
const isDenied = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === denied;

/** Reads the device's position, then asks the server for the place there: three candidates, nearest first. */
export async function locate(asked = devicePosition()): Promise<Located> {
  let here: GeolocationPosition;
  try {
    here = await asked;
  } catch (failure) {
    return { failed: isDenied(failure) ? 'access' : 'services' };
  }
  try {
    const { latitude: lat, longitude: lng } = here.coords;
    const { items } = await call(reverseGeocode, { query: { lat, lng }, quiet: true });
    return { candidates: items.slice(0, 3) };
  } catch {
    toast.warning(say('location.noAddress', 'Unable to get address, Please try again'));
    return { failed: 'address' };
  }
}

/** What is stored of a place that was found or picked. */
export const placeToKeep = ({ location, city }: Place): StoredLocation => ({ location, town: city });

/**
 * Looks where the device is now (specification section 4: at each start) and publishes it where the district differs
 * from the stored one. Answers what was found.
 */
export async function followDevice(asked = devicePosition()): Promise<Located> {
  const answer = await locate(asked);
  const nearest = 'candidates' in answer ? answer.candidates[0] : undefined;
  if (nearest && publishLocation(placeToKeep(nearest), 'found'))
    toast.info(say('location.moved', 'Showing services near {{place}}.').replace('{{place}}', nearest.label));
  return answer;
}

/**
 * The place of a first start, without a dialog: the device's where the browser gives it unasked. Without coordinates the
 * first city is the place, as a guess, until the person chooses another.
 */
export async function guessPlace(): Promise<void> {
  if (await mayReadPosition()) await followDevice();
  if (currentLocation()) return;
  const { items } = await call(listCities, { query: { limit: 1 }, quiet: true });
  if (items[0]) publishLocation({ city: items[0], guessed: true }, 'found');
}
