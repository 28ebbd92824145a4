import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { workOfCart } from './cart-work.ts';

/** Whether someone can come now for this cart. */
export function useComeNow(cart: Cart) {
  const work = workOfCart(cart);
  return useQuery({
    queryKey: ['come now', work],
    queryFn: ({ signal }) =>
      call(getInstantAvailability, {
        query: { ...work, minutes: Math.max(15, work.minutes) },
        quiet: true,
        signal,
      }),
    enabled: cart.address !== null && cart.serviceable && cart.lines.length > 0,
    staleTime: 20_000,
    refetchInterval: 60_000,
  });
}
