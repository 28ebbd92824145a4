import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import { workOfCart } from './cart-work.ts';
import { useAsked } from '../../platform/api/asked.ts';

/** Whether someone can come now for this cart. */
export function useComeNow(cart: Cart) {
  const work = workOfCart(cart);
  return useAsked(
    getInstantAvailability,
    { query: { ...work, minutes: Math.max(15, work.minutes) } },
    {
      enabled: cart.address !== null && cart.serviceable && cart.lines.length > 0,
      staleTime: 20_000,
      refetchInterval: 60_000,
    },
  );
}
