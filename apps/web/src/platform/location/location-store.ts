import type { City, ServiceLocation } from '@nukkad/contract/places/geography/geography.model';
import { useSyncExternalStore } from 'react';
import { keepCityCookie } from './city-cookie.ts';

/** Specification section 3, client storage. */
const storageKey = 'serviceLocation';

/** What is kept: an address, or at least a city's record. */
export interface StoredLocation {
  readonly location?: ServiceLocation;
  /** The town that the address lies in, where it is known. */
  readonly town?: string;
  readonly city?: City;
  /** Taken without asking; where the place decides, the person is asked. */
  readonly guessed?: true;
}

const listeners = new Set<() => void>();
/** A new place that the page on the screen was not read for yet. */
let unread = false;
let present: StoredLocation | null | undefined;

function read(): StoredLocation | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredLocation | null;
    return isUsable(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A location is usable only if a formatted address or a city record exists (specification section 4). */
export function isUsable(stored: StoredLocation | null): stored is StoredLocation {
  return Boolean(stored?.location?.address.formatedAddress || stored?.city);
}

export function currentLocation(): StoredLocation | null {
  if (present === undefined) present = read();
  return present;
}

const districtOf = (stored: StoredLocation | null) =>
  stored?.location?.address.district ?? stored?.city?.district ?? null;

/**
 * Keeps a location. Listeners hear of it only when its district differs from the stored one, as
 * specification section 4 says; a choice made by hand within one district is `chosen` and heard as well,
 * because the page must show the place that its visitor has just picked.
 */
export function publishLocation(next: StoredLocation, how: 'found' | 'chosen'): boolean {
  if (!isUsable(next)) return false;
  const same = districtOf(next) !== null && districtOf(next) === districtOf(currentLocation());
  if (same && how === 'found') return false;
  present = next;
  unread = true;
  localStorage.setItem(storageKey, JSON.stringify(next));
  const cityCode = next.location?.address.cityCode ?? next.city?.cityCode;
  if (cityCode) keepCityCookie(cityCode);
  for (const listener of listeners) listener();
  return true;
}

export function placeIsUnread(): boolean {
  return unread;
}

export function markPlaceRead(): void {
  unread = false;
}

export function onLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen place; null on the server and until one is known. */
export function useServiceLocation(): StoredLocation | null {
  return useSyncExternalStore(onLocation, currentLocation, () => null);
}

export function placeName(stored: StoredLocation): string {
  return stored.location?.address.location || stored.location?.address.pincode || stored.city?.city || '';
}

/** The parameters that many GETs carry (specification section 7); empty ones are dropped by the client. */
export function locationParameters(
  stored: StoredLocation | null,
): Record<string, string | number | undefined> {
  const point = stored?.location?.geoLocation.coordinates ?? stored?.city?.coordinates;
  const address = stored?.location?.address;
  return {
    lat: point?.[1],
    lng: point?.[0],
    city: stored?.city?.value ?? stored?.town ?? address?.district,
    pincode: address?.pincode ?? stored?.city?.pincode,
    cityCode: address?.cityCode ?? stored?.city?.cityCode,
  };
}
