import {
  addDeliveryAddress,
  getPincode,
  listDeliveryAddresses,
  updateDeliveryAddress,
} from '@nukkad/contract/places/geography/geography.api';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { pincodePattern } from '@nukkad/contract/kernel/patterns/pincode';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

export type AddressBody = EndpointInput<typeof addDeliveryAddress>['body'];

const keys = {
  all: ['address'] as const,
  pincode: (pincode: string) => ['pincode', pincode] as const,
};

/** A person keeps at most 20, so one page holds them all. */
export function useAddresses() {
  return useQuery({
    queryKey: keys.all,
    queryFn: async ({ signal }) =>
      (await call(listDeliveryAddresses, { query: { limit: 20 }, quiet: true, signal })).items,
  });
}

/** The place of a PIN code; fetched as soon as its six digits are typed. */
export function usePincode(pincode: string) {
  return useQuery({
    queryKey: keys.pincode(pincode),
    queryFn: ({ signal }) => call(getPincode, { params: { pincode }, quiet: true, signal }),
    enabled: pincodePattern.test(pincode),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** Saves a new address, or with an id the changes to an old one; gives it as it now is. */
export function useSaveAddress(addressId: string | null) {
  return useMutation({
    mutationFn: async (body: AddressBody): Promise<DeliveryAddress | null> => {
      if (addressId === null) return call(addDeliveryAddress, { body, quiet: true });
      return (await call(updateDeliveryAddress, { body: { ...body, addressId }, quiet: true })).address;
    },
    onSuccess: renew,
  });
}

export function useMakeDefault() {
  return useMutation({
    mutationFn: (addressId: string) => call(updateDeliveryAddress, { body: { addressId, isDefault: true } }),
    onSuccess: renew,
  });
}

export function useRemoveAddress() {
  return useMutation({
    mutationFn: (addressId: string) =>
      call(updateDeliveryAddress, { body: { addressId, remove: true }, quiet: true }),
    onSuccess: renew,
  });
}
