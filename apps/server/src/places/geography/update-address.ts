import { geographyErrors, geographyEvents } from '@nukkad/contract/places/geography/geography.noun';
import type { updateDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { addressValues } from './add-address.ts';
import { mayChangeAddress } from './address.policy.ts';
import {
  type AddressRow,
  findAddress,
  listAddresses,
  lockAddresses,
  saveAddress,
  saveDefault,
  saveRemoved,
} from './address.store.ts';

type Body = EndpointParsed<typeof updateDeliveryAddress>['body'];
type Change = Omit<Body, 'addressId' | 'remove'>;

/** Soft: bookings point to it. The newest of the others takes over as the default one. */
async function remove(tx: Tx, address: Authorized<AddressRow>, now: Date): Promise<void> {
  const { userId, addressId } = address;
  await saveRemoved(tx, address, now);
  const [newest] = address.isDefault ? await listAddresses(tx, userId, null, 1) : [];
  if (newest) await saveDefault(tx, partOf(address, newest), now);
  await publish(tx, now, geographyEvents.addressRemoved, { addressId, userId });
}

/** A pin stays where it was set unless another PIN code is given. One address stays the default: `false` leaves it. */
async function change(tx: Tx, address: Authorized<AddressRow>, said: Change, now: Date): Promise<void> {
  const { userId, addressId } = address;
  const { isDefault, ...fields } = said;
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<typeof fields>;
  const moved = given.pincode !== undefined && given.pincode !== address.pincode;
  const pin = moved ? {} : { latitude: address.latitude, longitude: address.longitude };
  const { contactName, label, line1, landmark, locality, pincode } = address;
  const values = await addressValues(tx, {
    label,
    contactName,
    line1,
    landmark,
    locality,
    pincode,
    ...pin,
    ...given,
  });
  await saveAddress(tx, address, values, now);
  if (isDefault === true) await saveDefault(tx, address, now);
  await publish(tx, now, geographyEvents.addressChanged, { addressId, userId });
}

/** Answers the address as it now is; null once it was removed. Another person's is not there at all. */
export async function updateAddress(
  platform: Platform,
  call: SignedInCall<{ body: Body }>,
): Promise<AddressRow | null> {
  const { addressId, remove: takeAway, ...said } = call.input.body;
  const { userId } = call.viewer;
  return platform.write(call, async (tx) => {
    await lockAddresses(tx, userId);
    const found = (await findAddress(tx, userId, addressId)) ?? refuse(geographyErrors.address_not_found);
    const address = authorize(found, mayChangeAddress(call.viewer, found));
    if (takeAway === true) {
      await remove(tx, address, call.now);
      return null;
    }
    await change(tx, address, said, call.now);
    return findAddress(tx, userId, addressId);
  });
}
