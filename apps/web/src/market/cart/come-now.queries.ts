import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** Whether someone can come now for this very cart: its work, its length, its partner, at its address. */
export function useComeNow(cart: Cart) {
  const serviceIds = [...new Set(cart.lines.map((line) => line.serviceId))].join(',');
  const optionIds = cart.lines.flatMap((line) => line.options.map((option) => option.optionId)).join(',');
  const { address, organisationId, minutes } = cart;
  return useQuery({
    queryKey: ['come now', serviceIds, optionIds, minutes, organisationId, address?.addressId],
    queryFn: ({ signal }) =>
      call(getInstantAvailability, {
        query: {
          serviceIds,
          minutes: Math.max(15, minutes),
          ...(optionIds ? { optionIds } : {}),
          ...(organisationId ? { organisationId } : {}),
          lat: address?.latitude,
          lng: address?.longitude,
          pincode: address?.pincode,
          cityCode: address?.cityCode,
          city: undefined,
        },
        quiet: true,
        signal,
      }),
    enabled: address !== null && cart.serviceable && cart.lines.length > 0,
    staleTime: 20_000,
    refetchInterval: 60_000,
  });
}
