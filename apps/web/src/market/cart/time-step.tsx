import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Cart, Slot } from '@nukkad/contract/market/booking/booking.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SlotPicker } from '../../nouns/slot/slot-picker.tsx';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayStrip } from '../../ui/day-strip.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SlotSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeCart } from './cart.queries.ts';
import { FullDay } from './full-day.tsx';
import { askSlotsAgain, slotsOf, useSlots } from './slot.queries.ts';
import styles from './time-step.module.css';

const dayOf = (slot: Slot) => istDay(new Date(slot.from));

/** The day in the address (`?day=`), else that of the chosen time, else the first with room. */
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

/** The first day with room after this one, else before it. */
function nextOpenDay(days: readonly { day: string; open: boolean }[], day: string): string | null {
  const open = days.filter((one) => one.open && one.day !== day);
  return (open.find((one) => one.day > day) ?? open[0])?.day ?? null;
}

/** The second step: a day, then one of its half-hours, which is held as soon as it is chosen. */
export function TimeStep({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const { day, byHand, turnTo } = useDay(cart);
  const query = useSlots(cart, day);
  const { data } = query;
  const change = useChangeCart({ quiet: true });
  const [said, setSaid] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const items = slotsOf(data, day);
  const nextOpen = nextOpenDay(data?.days ?? [], day);
  const full = items !== null && !items.some((slot) => slot.available);

  useEffect(() => {
    // Today is the default and not the person's choice: if it is full, the first day with a free time is selected.
    if (full && !byHand && nextOpen) turnTo(nextOpen);
  }, [full, byHand, nextOpen]);

  const choose = async (slot: Slot) => {
    setSaid(null);
    setWanted(slot.slotId);
    try {
      await change.mutateAsync({ slotId: slot.slotId, day });
    } catch (failure) {
      const words = failure instanceof Error ? failure.message : null;
      setSaid(words);
      // The times are longer than a phone's screen: said where it is seen as well.
      if (words) toast.info(words);
      if (failure instanceof ApiError && failure.code === bookingErrors.slot_taken.code)
        await askSlotsAgain();
    } finally {
      setWanted(null);
    }
  };

  const held = cart.slot?.available && dayOf(cart.slot) === day ? cart.slot.slotId : null;
  return (
    <>
      {data && (
        <DayStrip
          days={data.days.map((one) => ({ day: one.day, disabled: !one.open }))}
          value={day}
          onChange={turnTo}
        />
      )}
      {said && <p className={styles.said}>{said}</p>}
      <Loaded query={{ ...query, data: items ?? undefined }} waiting={<SlotSkeleton />}>
        {(slots) =>
          full ? (
            <FullDay day={day} next={nextOpen} onNext={turnTo} />
          ) : (
            <div aria-busy={change.isPending} className={styles.slots}>
              <SlotPicker
                slots={slots}
                value={wanted ?? held}
                busyHours={cart.busyHours}
                onChange={(slot) => void choose(slot)}
              />
              <p className={styles.key}>{t('slot.key', 'Crossed-out slots are taken or too soon.')}</p>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
