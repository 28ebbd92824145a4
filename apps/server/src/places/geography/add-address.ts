import { geographyErrors, geographyEvents } from '@nukkad/contract/places/geography/geography.noun';
import type { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayChangeAddress } from './address.policy.ts';
import {
  type AddressRow,
  type AddressValues,
  countAddresses,
  findAddress,
  lockAddresses,
  saveDefault,
  saveNewAddress,
} from './address.store.ts';
import { maximumAddresses, pointOfAddress } from './geography.rules.ts';
import { findPincode } from './place.store.ts';

type Body = EndpointParsed<typeof addDeliveryAddress>['body'];

/** The stored address: the PIN code determines the city, and whether the pin is accepted. */
export async function addressValues(tx: Tx, said: Omit<Body, 'isDefault'>): Promise<AddressValues> {
  const { label, contactName, line1, landmark = '', locality, pincode } = said;
  const place = await findPincode(tx, pincode);
  if (!place) return refuse(geographyErrors.pincode_unknown);
  const { latitude, longitude } = pointOfAddress(said, place);
  return {
    label,
    contactName,
    line1,
    landmark,
    locality,
    pincode,
    cityCode: place.city_code,
    latitude,
    longitude,
  };
}

/** The first one saved is the default one. */
export async function addAddress(
  platform: Platform,
  call: SignedInCall<{ body: Body }>,
): Promise<AddressRow> {
  const { userId } = call.viewer;
  return platform.write(call, async (tx) => {
    await lockAddresses(tx, userId);
    const count = await countAddresses(tx, userId);
    if (count >= maximumAddresses) refuse(geographyErrors.too_many_addresses);
    const addressId = newId();
    const address = authorize({ addressId, userId }, mayChangeAddress(call.viewer, { userId }));
    const values = await addressValues(tx, call.input.body);
    await saveNewAddress(tx, partOf(address, { addressId, userId, values, now: call.now }));
    if (call.input.body.isDefault === true || count === 0) await saveDefault(tx, address, call.now);
    await publish(tx, call.now, geographyEvents.addressAdded, { addressId, userId });
    return (await findAddress(tx, userId, addressId)) ?? refuse(kernelErrors.stale_state);
  });
}
