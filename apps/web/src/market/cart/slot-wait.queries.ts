import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import {
  type SlotWaits,
  listSlotWaits,
  stopWaiting,
  waitForSlot,
} from '@nukkad/contract/market/schedule/slot-wait.api';
import { slotWaitErrors } from '@nukkad/contract/market/schedule/slot-wait.noun';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { askSlotsAgain } from './slot.queries.ts';

const key = ['slot waits'] as const;
const keep = (waits: SlotWaits): void => {
  queryClient.setQueryData(key, waits);
};

export const useSlotWaits = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSlotWaits, { quiet: true, signal }) });

/** The work of this cart, at its address, with its partner. */
function wantedOf({ lines, address, organisationId, minutes }: Cart) {
  return {
    serviceIds: [...new Set(lines.map((line) => line.serviceId))],
    optionIds: lines.flatMap((line) => line.options.map(({ optionId }) => optionId)),
    minutes,
    ...(organisationId && { organisationId }),
    ...(address && {
      pincode: address.pincode,
      cityCode: address.cityCode ?? '',
      ...(address.latitude !== null && address.longitude !== null
        ? { lat: address.latitude, lng: address.longitude }
        : {}),
    }),
  };
}

export const useWaitForSlot = (cart: Cart) =>
  useMutation({
    mutationFn: (day: string) => call(waitForSlot, { body: { day, ...wantedOf(cart) }, quiet: true }),
    onSuccess: keep,
    // One has just become free: its time is shown instead.
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === slotWaitErrors.slot_is_free.code)
        void askSlotsAgain();
    },
  });

export const useStopWaiting = () =>
  useMutation({
    mutationFn: (waitId: string) => call(stopWaiting, { query: { waitId }, quiet: true }),
    onSuccess: keep,
  });
