import * as z from 'zod/mini';
import { askGeocoder, pincodeIn } from './ask-geocoder.ts';
import type { GeocodedPlace, Geocoder } from './index.ts';

/** https://developers.google.com/maps/documentation/geocoding/requests-reverse-geocoding */
const result = z.object({
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});
const answer = z.object({ status: z.string(), results: z.array(result) });

interface GoogleOptions {
  readonly key: string;
  readonly origin?: string;
  readonly timeoutMs?: number;
}

/** From the smallest part of a town to the town. */
const localityTypes = [
  'neighborhood',
  'sublocality_level_2',
  'sublocality_level_1',
  'sublocality',
  'locality',
] as const;

function placeOf({ address_components: components, geometry }: z.output<typeof result>): GeocodedPlace[] {
  const part = (type: string) => components.find(({ types }) => types.includes(type));
  const pincode = pincodeIn(part('postal_code')?.long_name);
  if (!pincode || part('country')?.short_name !== 'IN') return [];
  const label = localityTypes.map((type) => part(type)?.long_name).find((name) => name !== undefined) ?? '';
  return [{ label, pincode, latitude: geometry.location.lat, longitude: geometry.location.lng }];
}

/** Results come from the most to the least precise: the first of each PIN code counts. */
function distinct(places: readonly GeocodedPlace[]): GeocodedPlace[] {
  return places.filter(
    (place, index) => places.findIndex(({ pincode }) => pincode === place.pincode) === index,
  );
}

export function googleGeocoder({
  key,
  origin = 'https://maps.googleapis.com',
  timeoutMs,
}: GoogleOptions): Geocoder {
  return {
    kind: 'google',
    reverse: async (latitude, longitude) => {
      const url = new URL('/maps/api/geocode/json', origin);
      url.search = new URLSearchParams({
        latlng: `${latitude},${longitude}`,
        language: 'en',
        region: 'in',
        key,
      }).toString();
      const { status, results } = await askGeocoder({ url, timeoutMs }, answer);
      if (status === 'ZERO_RESULTS') return [];
      if (status !== 'OK') throw new Error(`The geocoder answered ${status.replaceAll(/[^A-Z_]/g, '')}.`);
      return distinct(results.flatMap(placeOf));
    },
  };
}
