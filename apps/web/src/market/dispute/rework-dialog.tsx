import { bookRework } from '@nukkad/contract/market/dispute/dispute.api';
import type { Slot } from '@nukkad/contract/market/booking/booking.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { SlotPicker } from '../../nouns/slot/slot-picker.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SlotSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { Disputing } from './disputing.ts';
import { useReworkSlots } from './dispute.queries.ts';

/** The dialog behind `?dialog=rework`: when the work is done again. */
export function ReworkDialog(disputing: Disputing) {
  const dialog = useUrlDialog('rework');
  if (!dialog.opened || !disputing.about.dispute?.can.chooseTime) return null;
  return <Choose {...disputing} onClose={dialog.close} />;
}

function Choose({ booking, onClose }: Disputing & { onClose: () => void }) {
  const { t, locale } = useTranslation();
  const { bookingId } = booking;
  const [day, setDay] = useState(() => addDays(istDay(new Date()), 1));
  const [slot, setSlot] = useState<Slot | null>(null);
  const slots = useReworkSlots(bookingId, day);
  const book = useSend(bookRework);
  const confirm = () =>
    slot &&
    book.mutate(
      { bookingId, day, slotId: slot.slotId },
      {
        onSuccess: () => {
          toast.success(
            t('dispute.rework.done', 'Booked for {{when}}', {
              when: formatInstant(slot.from, 'short', locale),
            }),
          );
          onClose();
        },
        onError: () => setSlot(null),
      },
    );
  return (
    <Dialog
      opened
      wide
      onClose={() => !book.isPending && onClose()}
      title={t('dispute.rework.choose', 'Choose a time')}
      footer={
        <Button onClick={confirm} disabled={!slot} busy={book.isPending}>
          {slot
            ? t('dispute.rework.confirm', 'Book {{when}} for free', {
                when: formatInstant(slot.from, 'short', locale),
              })
            : t('dispute.rework.choose', 'Choose a time')}
        </Button>
      }
    >
      <Refusal>{book.error?.message}</Refusal>
      <Loaded query={slots} waiting={<SlotSkeleton />}>
        {(shown) => (
          <>
            <DayStrip
              days={shown.days.map((one) => ({ day: one.day, disabled: !one.open }))}
              value={day}
              onChange={(next) => {
                setDay(next);
                setSlot(null);
              }}
            />
            {shown.day === day ? (
              <SlotPicker slots={shown.items} value={slot?.slotId ?? null} busyHours={0} onChange={setSlot} />
            ) : (
              <SlotSkeleton />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
