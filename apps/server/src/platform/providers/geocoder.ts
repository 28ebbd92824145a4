import type { Config } from '../config.ts';
import { googleGeocoder } from './google.ts';
import type { Geocoder } from './index.ts';
import { nominatimGeocoder } from './nominatim.ts';

/** The one that the environment names; null: the PIN-code data answers alone. `readConfig` has checked the pairs. */
export function createGeocoder(config: Config): Geocoder | null {
  const { GEOCODER, NOMINATIM_ORIGIN, GOOGLE_MAPS_KEY, BRAND_NAME, publicOrigin } = config;
  if (GEOCODER === 'nominatim' && NOMINATIM_ORIGIN) {
    return nominatimGeocoder({ origin: NOMINATIM_ORIGIN, userAgent: `${BRAND_NAME} (${publicOrigin})` });
  }
  if (GEOCODER === 'google' && GOOGLE_MAPS_KEY) return googleGeocoder({ key: GOOGLE_MAPS_KEY });
  return null;
}
