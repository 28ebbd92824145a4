import type { Cart, Slot } from '@nukkad/contract/market/booking/booking.model';
import { getPriceAtTime } from '@nukkad/contract/market/booking/booking.api';
import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { keepPreviousData } from '@tanstack/react-query';
import { workOfCart } from './cart-work.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';

/** The half-hours of a day for this cart. */
export function useSlots(cart: Cart, day: string, wanted: boolean) {
  const work = workOfCart(cart);
  return useAsked(
    getTimeSlots,
    { query: { day, ...work } },
    {
      enabled: wanted && cart.address !== null && cart.lines.length > 0,
      staleTime: 20_000,
      refetchInterval: 60_000,
      // The strip of days stays while another day's times are on their way.
      placeholderData: keepPreviousData,
    },
  );
}

export function askSlotsAgain(): Promise<unknown> {
  void renew(getInstantAvailability);
  return renew(getTimeSlots, getPriceAtTime);
}

/** Was this day's answer really for it? While another is loading, the one before is still shown. */
export function slotsOf(answer: { day: string; items: Slot[] } | undefined, day: string): Slot[] | null {
  return answer?.day === day ? answer.items : null;
}

/** What the cart comes to at a time that is only suggested; undefined: not known yet. */
export function usePriceAt(cart: Cart, time: { readonly slotId: number; readonly day: string } | null) {
  const work = workOfCart(cart);
  const offers = cart.offers.map(({ code }) => code);
  const asked = useAsked(getPriceAtTime, time && { query: time }, {
    per: [work, offers],
    enabled: time !== null && cart.serviceable,
    staleTime: 20_000,
  });
  return asked.data;
}
