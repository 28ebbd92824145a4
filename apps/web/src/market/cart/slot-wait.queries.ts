import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import {
  type SlotWaits,
  listSlotWaits,
  stopWaiting,
  waitForSlot,
} from '@nukkad/contract/market/schedule/slot-wait.api';
import { slotWaitErrors } from '@nukkad/contract/market/schedule/schedule.noun';
import { ApiError } from '@nukkad/contract/kernel/client';
import { askSlotsAgain } from './slot.queries.ts';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

const keep = (waits: SlotWaits): void => keepAnswer(listSlotWaits, {}, waits);

export const useSlotWaits = () => useAsked(listSlotWaits);

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
  useSend(waitForSlot, {
    given: (day: string) => ({ body: { day, ...wantedOf(cart) } }),
    keep,
    // One has just become free: its time is shown instead.
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === slotWaitErrors.slot_is_free.code)
        void askSlotsAgain();
    },
  });

export const useStopWaiting = () =>
  useSend(stopWaiting, { given: (waitId: string) => ({ query: { waitId } }), keep });
