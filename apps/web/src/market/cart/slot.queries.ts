import type { Cart, Slot } from '@nukkad/contract/market/booking/booking.model';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['slots'] as const;

/** The half-hours of a day for this very cart: its work, its length, its partner, at its address. */
export function useSlots(cart: Cart, day: string, wanted: boolean) {
  const serviceIds = [...new Set(cart.lines.map((line) => line.serviceId))].join(',');
  const optionIds = cart.lines.flatMap((line) => line.options.map((option) => option.optionId)).join(',');
  const { address, organisationId, minutes } = cart;
  return useQuery({
    queryKey: [...key, day, serviceIds, optionIds, minutes, organisationId, address?.addressId],
    queryFn: ({ signal }) =>
      call(getTimeSlots, {
        query: {
          day,
          serviceIds,
          minutes,
          ...(optionIds ? { optionIds } : {}),
          ...(organisationId ? { organisationId } : {}),
          // The work is there, not where the visitor looks around.
          lat: address?.latitude,
          lng: address?.longitude,
          pincode: address?.pincode,
          cityCode: address?.cityCode,
          city: undefined,
        },
        quiet: true,
        signal,
      }),
    enabled: wanted && address !== null && cart.lines.length > 0,
    staleTime: 20_000,
    refetchInterval: 60_000,
    // The strip of days stays while another day's times are on their way.
    placeholderData: keepPreviousData,
  });
}

export function askSlotsAgain(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['come now'] });
  return queryClient.invalidateQueries({ queryKey: key });
}

/** Was this day's answer really for it? While another is loading, the one before is still shown. */
export function slotsOf(answer: { day: string; items: Slot[] } | undefined, day: string): Slot[] | null {
  return answer?.day === day ? answer.items : null;
}
