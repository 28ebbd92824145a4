import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Cart, Slot } from '@nukkad/contract/market/booking/booking.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { istDay } from '@nukkad/contract/kernel/time';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/dialog/toast.ts';
import { type CartChange, useChangeCart } from './cart.queries.ts';
import { askSlotsAgain, slotsOf, usePriceAt, useSlots } from './slot.queries.ts';
import { nextOpenDay, suggestedTime } from './slot-order.ts';

const lostTimes = new Set<string>([bookingErrors.slot_taken.code, bookingErrors.no_one_free_now.code]);
const dayOf = (slot: Slot) => istDay(new Date(slot.from));

/** The day in the address (`?day=`), else that of the chosen time, else the first with a free time. */
function useDay(cart: Cart) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const named = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked);
  const day = named ? asked : cart.slot ? dayOf(cart.slot) : istDay(new Date());
  const turnTo = (next: string) =>
    setSearch(
      (before) => {
        before.set('step', 'time');
        before.set('day', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { day, byHand: named || cart.slot !== null, turnTo };
}

/** Holds a time for the cart, or the soonest one. A refusal is kept as a sentence, and a lost time brings the present ones. */
function useHold(day: string) {
  const change = useChangeCart({ quiet: true });
  const [refused, setRefused] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const take = async (time: Pick<CartChange, 'slotId' | 'day' | 'instant'>): Promise<boolean> => {
    setRefused(null);
    setWanted(time.slotId ?? null);
    try {
      await change.mutateAsync(time);
      return true;
    } catch (failure) {
      const words = failure instanceof Error ? failure.message : null;
      setRefused(words);
      // The times are longer than a phone's screen: said where it is seen as well.
      if (words) toast.info(words);
      if (failure instanceof ApiError && lostTimes.has(failure.code)) await askSlotsAgain();
      return false;
    } finally {
      setWanted(null);
    }
  };
  const hold = (slot: Slot) => take({ slotId: slot.slotId, day });
  const comeNow = () => take({ instant: true });
  return { hold, comeNow, refused, wanted, busy: change.isPending };
}

/**
 * The day and time of the visit. The first free time of the shown day without a charge is suggested, with its price; it is held once it is tapped or the
 * person continues with it. `open`: the times are on the screen.
 */
export function useTimeChoice(cart: Cart, open: boolean) {
  const { day, byHand, turnTo } = useDay(cart);
  const query = useSlots(cart, day, open);
  const { hold, comeNow, refused, wanted, busy } = useHold(day);
  const days = query.data?.days ?? [];
  const slots = slotsOf(query.data, day);
  const nextOpen = nextOpenDay(days, day);
  const full = slots !== null && !slots.some((slot) => slot.available);

  useEffect(() => {
    // Today is the default and not the person's choice: if it is full, the first day with a free time is selected.
    if (open && full && !byHand && nextOpen) turnTo(nextOpen);
  }, [open, full, byHand, nextOpen]);

  // Held for as soon as possible: none of the half-hours is chosen.
  const instant = cart.instant && cart.slot?.available === true && wanted === null;
  const held = cart.slot?.available && dayOf(cart.slot) === day ? cart.slot : null;
  const tapped = slots?.find((slot) => slot.slotId === wanted);
  const chosen = (instant ? cart.slot : (tapped ?? held)) ?? (slots && suggestedTime(slots));
  const isHeld = instant || held !== null;
  const suggested = open && !isHeld && !full ? chosen : null;
  const priceAt = usePriceAt(cart, suggested && { slotId: suggested.slotId, day });
  return {
    day,
    days,
    turnTo,
    query,
    slots,
    full,
    nextOpen,
    chosen,
    isHeld,
    /** What Continue will ask; null: not known yet. */
    price: suggested ? (priceAt?.price ?? null) : cart.price,
    /** Of each later visit at the suggested time; null: the cart's own counts. */
    laterPrice: suggested ? (priceAt?.laterPrice ?? null) : null,
    instant,
    comeNow,
    hold,
    refused,
    busy,
  };
}
export type TimeChoice = ReturnType<typeof useTimeChoice>;
