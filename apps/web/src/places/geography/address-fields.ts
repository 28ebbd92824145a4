import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { StoredLocation } from '../../platform/location/location-store.ts';
import type { AddressBody } from './address.queries.ts';

/** The form's values; the coordinates are sent along, but are not typed. */
export type AddressFields = Required<Omit<AddressBody, 'latitude' | 'longitude'>> &
  Pick<AddressBody, 'latitude' | 'longitude'>;

export function fieldsOf(address: DeliveryAddress): AddressFields {
  const { label, contactName, line1, landmark, locality, pincode, latitude, longitude, isDefault } = address;
  return { label, contactName, line1, landmark, locality, pincode, latitude, longitude, isDefault };
}

/** A new one begins at the chosen place, with the person's own name at the door. */
export function newFields(place: StoredLocation | null, name: string): AddressFields {
  const address = place?.location?.address;
  const [longitude, latitude] = place?.location?.geoLocation.coordinates ?? [];
  return {
    label: 'Home',
    contactName: name,
    line1: '',
    landmark: '',
    locality: address?.location ?? '',
    pincode: address?.pincode ?? place?.city?.pincode ?? '',
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    isDefault: false,
  };
}

/** Another PIN code is another place: the old point says nothing about it. */
export function withPincode(fields: AddressFields, typed: string): AddressFields {
  const { latitude: _, longitude: __, ...rest } = fields;
  return { ...rest, pincode: typed.replace(/\D/g, '').slice(0, 6) };
}
