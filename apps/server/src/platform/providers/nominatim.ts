import * as z from 'zod/mini';
import { askGeocoder, pincodeIn } from './ask-geocoder.ts';
import type { GeocodedPlace, Geocoder } from './index.ts';

const word = z.optional(z.string());

/** https://nominatim.org/release-docs/latest/api/Reverse/ (jsonv2). A point in the sea answers `error`. */
const answer = z.object({
  error: z.optional(z.unknown()),
  lat: word,
  lon: word,
  address: z.optional(
    z.object({
      neighbourhood: word,
      suburb: word,
      village: word,
      town: word,
      city: word,
      postcode: word,
      country_code: word,
    }),
  ),
});

interface NominatimOptions {
  readonly origin: string;
  /** The usage policy asks to be told who calls. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

function placeOf(found: z.output<typeof answer>): GeocodedPlace[] {
  const { address, lat, lon } = found;
  const pincode = pincodeIn(address?.postcode);
  const [latitude, longitude] = [Number(lat), Number(lon)];
  if (
    !address ||
    !pincode ||
    address.country_code !== 'in' ||
    Number.isNaN(latitude) ||
    Number.isNaN(longitude)
  )
    return [];
  const label =
    address.neighbourhood ?? address.suburb ?? address.village ?? address.town ?? address.city ?? '';
  return [{ label, pincode, latitude, longitude }];
}

/** Nominatim, or Photon behind its interface: one place for a point. */
export function nominatimGeocoder({ origin, userAgent, timeoutMs }: NominatimOptions): Geocoder {
  return {
    kind: 'nominatim',
    reverse: async (latitude, longitude) => {
      const url = new URL('/reverse', origin);
      url.search = new URLSearchParams({
        format: 'jsonv2',
        lat: String(latitude),
        lon: String(longitude),
        zoom: '18',
        addressdetails: '1',
        'accept-language': 'en',
      }).toString();
      return placeOf(await askGeocoder({ url, headers: { 'user-agent': userAgent }, timeoutMs }, answer));
    },
  };
}
