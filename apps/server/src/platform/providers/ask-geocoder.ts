import { pincodePattern } from '@nukkad/contract/kernel/patterns/pincode';
import * as z from 'zod/mini';

/** People wait for a place for a second; after a little more the PIN-code data answers instead. */
export const geocoderTimeoutMs = 1_500;

/** One GET, answered in time and in the expected shape, or an error that names neither the point nor the key. */
export async function askGeocoder<S extends z.core.$ZodType>(
  ask: {
    readonly url: URL;
    readonly headers?: Readonly<Record<string, string>>;
    readonly timeoutMs?: number | undefined;
  },
  shape: S,
): Promise<z.output<S>> {
  const response = await fetch(ask.url, {
    headers: { accept: 'application/json', ...ask.headers },
    signal: AbortSignal.timeout(ask.timeoutMs ?? geocoderTimeoutMs),
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The geocoder answered ${response.status}.`);
  }
  const parsed = z.safeParse(shape, await response.json());
  if (!parsed.success) throw new Error('The geocoder answered in another shape.');
  return parsed.data;
}

/** A PIN code out of what a provider calls a postcode, e.g. "560 038"; null when it is none. */
export function pincodeIn(postcode: string | undefined): string | null {
  const digits = (postcode ?? '').replaceAll(/\s/g, '');
  return pincodePattern.test(digits) ? digits : null;
}
