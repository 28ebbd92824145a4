import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { ServedArea } from '@nukkad/contract/identity/partner/partner.model';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

/** Places that the small map draws. */
const shownPlaces = 100;

/** The PIN codes within a radius, nearest first. */
export async function previewArea(
  { geography, platform: { db } }: PartnershipDependencies,
  { pincode, radiusMetres }: { readonly pincode: string; readonly radiusMetres: number },
): Promise<ServedArea> {
  const centre = await geography.locate(db, pincode);
  if (!centre) return refuse(geographyErrors.pincode_unknown);
  const around = await geography.listPincodesAround(db, centre, radiusMetres);
  const { name, city, district, state, latitude, longitude } = centre;
  return {
    pincode,
    name,
    city: city ?? district,
    state,
    latitude,
    longitude,
    count: around.length,
    places: around.slice(0, shownPlaces).map((place) => ({
      pincode: place.pincode,
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
      distanceMetres: Math.round(distanceMetres(centre, place)),
    })),
  };
}
