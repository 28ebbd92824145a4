import {
  addDeliveryAddress,
  getPincode,
  listDeliveryAddresses,
  updateDeliveryAddress,
} from '@nukkad/contract/places/geography/geography.api';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { pincodePattern } from '@nukkad/contract/kernel/patterns/pincode';
import { call } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export type AddressBody = EndpointInput<typeof addDeliveryAddress>['body'];

/** A person keeps at most 20, so one page holds them all. */
export function useAddresses() {
  return useAsked(listDeliveryAddresses, { query: { limit: 20 } }, { select: ({ items }) => items });
}

/** The place of a PIN code; fetched as soon as its six digits are typed. */
export function usePincode(pincode: string) {
  return useAsked(
    getPincode,
    { params: { pincode } },
    { enabled: pincodePattern.test(pincode), staleTime: Number.POSITIVE_INFINITY },
  );
}

/** Saves a new address, or with an id the changes to an old one; gives it as it now is. */
export function useSaveAddress(addressId: string | null) {
  return useSend(updateDeliveryAddress, {
    send: async (body: AddressBody): Promise<DeliveryAddress | null> => {
      if (addressId === null) return call(addDeliveryAddress, { body, quiet: true });
      return (await call(updateDeliveryAddress, { body: { ...body, addressId }, quiet: true })).address;
    },
  });
}

export function useMakeDefault() {
  return useSend(updateDeliveryAddress, {
    given: (addressId: string) => ({ body: { addressId, isDefault: true } }),
    loud: true,
  });
}

export function useRemoveAddress() {
  return useSend(updateDeliveryAddress, {
    given: (addressId: string) => ({ body: { addressId, remove: true } }),
  });
}
