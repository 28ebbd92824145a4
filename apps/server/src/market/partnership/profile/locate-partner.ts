import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { GeographyInterface } from '../../../places/geography/index.ts';
import type { PartnerFacts } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';

type Place = Pick<PartnerFacts, 'pincode' | 'cityCode' | 'latitude' | 'longitude'>;

/** Where a PIN code is, and the city whose rules hold there: its own, or the nearest within 60 km. */
export async function locatePartner(
  geography: GeographyInterface,
  reader: Reader,
  pincode: string,
): Promise<Place> {
  const place = await geography.locate(reader, pincode);
  if (!place) return refuse(geographyErrors.pincode_unknown);
  const { latitude, longitude } = place;
  const cityCode = place.cityCode ?? (await geography.nearestCity(reader, place))?.cityCode;
  if (!cityCode) return refuse(partnerErrors.place_without_city);
  return { pincode, cityCode, latitude, longitude };
}
