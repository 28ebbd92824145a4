import type { AddressRow } from './address.store.ts';
import type { AddressFacts } from './geography.interface.ts';
import { formatAddress } from './geography.rules.ts';

/** For its owner, and for the domains that book for it. */
export function presentAddress(row: AddressRow): AddressFacts {
  const { line1, landmark, locality, pincode, district, state } = row;
  return {
    addressId: row.addressId,
    label: row.label,
    contactName: row.contactName,
    line1,
    landmark,
    locality,
    pincode,
    district,
    districtCode: row.districtCode,
    subDistrict: row.subDistrict,
    state,
    stateCode: row.stateCode,
    cityCode: row.cityCode ?? '',
    latitude: row.latitude,
    longitude: row.longitude,
    formatedAddress: formatAddress({ line1, landmark, locality, town: row.city ?? district, state, pincode }),
    isDefault: row.isDefault,
  };
}
