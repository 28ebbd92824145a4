import type { BookingDetails, Slot } from '@nukkad/contract/market/booking/booking.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { seenOfReschedule } from '@nukkad/contract/market/reschedule/reschedule.api';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { useState } from 'react';
import { SlotPicker } from '../../nouns/slot/slot-picker.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SlotSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { WhatChanged } from '../../ui/state/what-changed.tsx';
import { rescheduleTerms } from './reschedule-terms.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './reschedule.module.css';
import {
  type BookingChanges,
  type RescheduleOptions,
  useReschedule,
  useRescheduleOptions,
} from './reschedule.queries.ts';

interface Changing {
  readonly booking: BookingDetails;
  readonly side: Proposer;
  readonly changes: BookingChanges;
}

/** The dialog behind `?dialog=reschedule`: another day or time, with what it costs and who must agree. */
export function RescheduleDialog(changing: Changing) {
  const dialog = useUrlDialog('reschedule');
  if (!dialog.opened || !changing.booking.can.reschedule) return null;
  return <Change {...changing} onClose={dialog.close} />;
}

/** The present time is no other time. */
const withoutOwn = (slots: readonly Slot[], { startsAt }: BookingDetails): Slot[] =>
  slots.map((slot) => (slot.from === startsAt ? { ...slot, available: false } : slot));

function useSend({ booking, changes }: Changing) {
  const change = useReschedule(changes);
  const review = useReconfirmation();
  const send = (options: RescheduleOptions, { slotId }: Slot, note: string) =>
    change.mutateAsync({
      bookingId: booking.bookingId,
      day: options.day,
      slotId,
      note,
      seen: review.seen(seenOfReschedule(booking, options)),
    });
  return { send, review, busy: change.isPending, error: change.error };
}

function Change({ onClose, ...changing }: Changing & { readonly onClose: () => void }) {
  const { t, locale } = useTranslation();
  const { booking, side } = changing;
  const [day, setDay] = useState(istDay(new Date(booking.startsAt)));
  const [slot, setSlot] = useState<Slot | null>(null);
  const [note, setNote] = useState('');
  const options = useRescheduleOptions(booking, day);
  const { send, review, busy, error } = useSend(changing);
  const asks = options.data?.mustAgree ?? side === 'partner';
  const confirm = async () => {
    if (!slot || !options.data) return;
    try {
      await send(options.data, slot, note);
      toast.success(
        asks
          ? t('reschedule.sent', 'Request sent. We’ll tell you the answer.')
          : t('reschedule.done', 'Your visit is now on {{when}}', {
              when: formatInstant(slot.from, 'short', locale),
            }),
      );
      onClose();
    } catch (fault) {
      if (review.take(fault)) return;
      review.close();
      setSlot(null);
    }
  };
  const label = () => {
    if (review.differences.length > 0) return t('changed.confirm', 'Confirm these details');
    if (!slot) return t('reschedule.choose', 'Choose a time');
    const when = formatInstant(slot.from, 'short', locale);
    return asks
      ? t('reschedule.ask', 'Ask for {{when}}', { when })
      : t('reschedule.confirm', 'Change to {{when}}', { when });
  };
  return (
    <Dialog
      opened
      wide
      onClose={() => !busy && onClose()}
      title={
        side === 'customer'
          ? t('reschedule.title', 'Change the time')
          : t('reschedule.title.partner', 'Ask for another time')
      }
      footer={
        <>
          <Button tone="plain" onClick={onClose} disabled={busy}>
            {t('action.back', 'Back')}
          </Button>
          <Button onClick={() => void confirm()} disabled={!slot || !options.data} busy={busy}>
            {label()}
          </Button>
        </>
      }
    >
      {review.differences.length > 0 && <WhatChanged differences={review.differences} />}
      {error && review.differences.length === 0 && (
        <Paragraph role="alert" tone="bad" weight={650} below={0.75}>
          {error.message}
        </Paragraph>
      )}
      <p>
        {t('reschedule.now', 'Booked for')}{' '}
        <strong>
          <DateTime at={booking.startsAt} as="full" />
        </strong>
      </p>
      <Loaded query={options} waiting={<SlotSkeleton />}>
        {(shown) => (
          <Times
            {...changing}
            options={shown}
            day={day}
            onDay={(next) => {
              setDay(next);
              setSlot(null);
            }}
            slot={slot}
            onSlot={setSlot}
          />
        )}
      </Loaded>
      {asks && (
        <TextField
          label={t('reschedule.note', 'Message (optional)')}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </Dialog>
  );
}

function Times({
  booking,
  side,
  options,
  day,
  onDay,
  slot,
  onSlot,
}: Changing & {
  readonly options: RescheduleOptions;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly slot: Slot | null;
  readonly onSlot: (slot: Slot) => void;
}) {
  const voice = useTranslation();
  return (
    <>
      <ul className={styles.terms}>
        {rescheduleTerms(voice, booking, side, options).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DayStrip
        days={options.days.map((one) => ({ day: one.day, disabled: !one.open }))}
        value={day}
        onChange={onDay}
      />
      {options.day === day ? (
        <SlotPicker
          slots={withoutOwn(options.items, booking)}
          value={slot?.slotId ?? null}
          busyHours={0}
          onChange={onSlot}
        />
      ) : (
        <SlotSkeleton />
      )}
    </>
  );
}
