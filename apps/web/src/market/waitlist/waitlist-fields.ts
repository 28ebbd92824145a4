import { currentLocation, locationParameters } from '../../platform/location/location-store.ts';

export interface Typed {
  /** An email address or a mobile number. */
  readonly contact: string;
  readonly consent: boolean;
  /** People do not see it. */
  readonly website: string;
}

const digits = (text: string) => text.replaceAll(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '');

const textOr = (value: string | number | undefined) => (value === undefined ? undefined : String(value));

/** Where it is for: the city of the page, else the place that the visitor has chosen. */
export function placeOf(citySlug: string | undefined) {
  if (citySlug !== undefined) return { citySlug };
  const { pincode, cityCode } = locationParameters(currentLocation());
  const chosen = { pincode: textOr(pincode), cityCode: textOr(cityCode) };
  return chosen.pincode ? { pincode: chosen.pincode } : { cityCode: chosen.cityCode ?? '' };
}

/** As the call wants it. Of a signed-in person the account is the contact, and the press of the button the consent. */
export function bodyOf(
  { contact, consent, website }: Typed,
  asked: { readonly serviceId: string; readonly citySlug: string | undefined; readonly signedIn: boolean },
) {
  const given = contact.trim();
  const place = { serviceId: asked.serviceId, ...placeOf(asked.citySlug) };
  if (asked.signedIn) return { ...place, consent: true as const };
  return {
    ...place,
    consent: consent as true,
    website,
    // Nothing given is refused as an address.
    ...(given === '' || given.includes('@')
      ? { email: given.toLowerCase() }
      : { mobileNumber: digits(given) }),
  };
}
