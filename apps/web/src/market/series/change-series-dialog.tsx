import { changeSeries } from '@nukkad/contract/market/series/series.api';
import type { Slot } from '@nukkad/contract/market/booking/booking.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { seenOfSeriesChange } from '@nukkad/contract/market/series/series.confirm';
import {
  type Interval,
  type Series,
  type SeriesVisit,
  intervals,
} from '@nukkad/contract/market/series/series.model';
import { useState } from 'react';
import { intervalWords } from '../../nouns/series/series-words.ts';
import { SlotPicker } from '../../nouns/slot/slot-picker.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton, SlotSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { WhatChanged } from '../../ui/state/what-changed.tsx';
import { changeConsequences } from './change-consequences.ts';
import { Remark } from '../../ui/page/parts.tsx';
import styles from './series.module.css';
import { useSeriesChange, useTimesOf, useVisits } from './series.queries.ts';
import { mayChange } from './visit-state.ts';

type BookedVisit = SeriesVisit & { readonly bookingId: string };

/** The dialog behind `?dialog=change`: another day, time or interval from a visit on. */
export function ChangeSeriesDialog({ series }: { series: Series }) {
  const dialog = useUrlDialog('change');
  if (!dialog.opened || !series.can.change) return null;
  return <Asked series={series} onClose={dialog.close} />;
}

function Asked({ series, onClose }: { series: Series; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useVisits(series.seriesId, 'coming');
  const booked = query.data?.pages
    .flatMap(({ items }) => items)
    .filter((visit): visit is BookedVisit => visit.bookingId !== null && mayChange(visit.status));
  if (booked && booked.length > 0) return <Change series={series} booked={booked} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('series.change.title', 'Change the visits from here on')}>
      <Loaded query={query} waiting={<ListSkeleton count={2} />}>
        {() => <p>{t('series.change.none', 'You can change them once the next visit is booked.')}</p>}
      </Loaded>
    </Dialog>
  );
}

/** What is chosen, and what it would do. */
function useChoice(series: Series, booked: readonly BookedVisit[]) {
  const [from, setFrom] = useState<BookedVisit | undefined>(booked[0]);
  const [everyWeeks, setEveryWeeks] = useState<Interval>(series.everyWeeks);
  const [day, setDay] = useState(istDay(new Date(from?.startsAt ?? 0)));
  const [slotId, setSlotId] = useState<number | null>(null);
  const wanted =
    from && slotId !== null ? { seriesId: series.seriesId, ordinal: from.ordinal, day, slotId } : null;
  return {
    from,
    everyWeeks,
    day,
    slotId,
    wanted,
    setEveryWeeks,
    setSlotId,
    turnTo: (next: string) => {
      setDay(next);
      setSlotId(null);
    },
    setFrom: (ordinal: number) => {
      const next = booked.find((visit) => visit.ordinal === ordinal) ?? from;
      setFrom(next);
      setDay(istDay(new Date(next?.startsAt ?? 0)));
      setSlotId(null);
    },
    terms: useSeriesChange(wanted && { ...wanted, everyWeeks: `${everyWeeks}` }),
  };
}

/** Below the times on a phone: what is confirmed is in sight once it is known. */
const showAll = (terms: HTMLElement | null) => terms?.scrollIntoView({ block: 'nearest' });

function Change({
  series,
  booked,
  onClose,
}: {
  series: Series;
  booked: readonly BookedVisit[];
  onClose: () => void;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const choice = useChoice(series, booked);
  const change = useSend(changeSeries);
  const review = useReconfirmation();
  const { wanted, terms, everyWeeks } = choice;
  const reviewing = review.differences.length > 0;
  const failure = change.error ?? terms.error;
  const confirm = async () => {
    if (!wanted || !terms.data) return;
    try {
      const seen = review.seen(seenOfSeriesChange(terms.data));
      await change.mutateAsync({ ...wanted, everyWeeks, seen });
      toast.success(t('series.change.done', 'The visits have changed'));
      onClose();
    } catch (fault) {
      if (!review.take(fault)) review.close();
    }
  };
  return (
    <Dialog
      opened
      wide
      onClose={() => !change.isPending && onClose()}
      title={t('series.change.title', 'Change the visits from here on')}
      footer={
        <>
          <Button tone="plain" onClick={onClose} disabled={change.isPending}>
            {t('action.back', 'Back')}
          </Button>
          <Button onClick={() => void confirm()} disabled={!terms.data} busy={change.isPending}>
            {reviewing
              ? t('changed.confirm', 'Confirm these details')
              : wanted
                ? t('series.change.confirm', 'Change visits')
                : t('series.change.choose', 'Choose a time')}
          </Button>
        </>
      }
    >
      {reviewing && <WhatChanged differences={review.differences} />}
      <Fields booked={booked} choice={choice} />
      {terms.data && (
        <ul ref={showAll} className={styles.terms} aria-live="polite">
          {changeConsequences(voice, terms.data.visits, everyWeeks).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {failure && !reviewing && (
        <Remark bad role="alert">
          {failure.message}
        </Remark>
      )}
    </Dialog>
  );
}

function Fields({
  booked,
  choice,
}: {
  booked: readonly BookedVisit[];
  choice: ReturnType<typeof useChoice>;
}) {
  const { t, locale } = useTranslation();
  const { from, day, slotId } = choice;
  return (
    <>
      {booked.length > 1 && (
        <SelectField
          label={t('series.change.from', 'From which visit on?')}
          value={`${from?.ordinal ?? ''}`}
          options={booked.map(({ ordinal, startsAt }) => ({
            value: `${ordinal}`,
            label: `${ordinal}. ${formatInstant(startsAt, 'short', locale)}`,
          }))}
          onChange={(event) => choice.setFrom(Number(event.target.value))}
        />
      )}
      <RadioList
        label={t('series.change.often', 'How often?')}
        name="everyWeeks"
        options={intervals.map((weeks) => ({ value: `${weeks}`, label: intervalWords(t, weeks) }))}
        value={`${choice.everyWeeks}`}
        onChange={(value) => choice.setEveryWeeks(intervals.find((weeks) => `${weeks}` === value) ?? 1)}
      />
      {from && (
        <Times
          bookingId={from.bookingId}
          day={day}
          onDay={choice.turnTo}
          slotId={slotId}
          onSlot={choice.setSlotId}
        />
      )}
    </>
  );
}

/** Where the visit from which it changes may be: its own present time among them. */
function Times({
  bookingId,
  day,
  onDay,
  slotId,
  onSlot,
}: {
  bookingId: string;
  day: string;
  onDay: (day: string) => void;
  slotId: number | null;
  onSlot: (slotId: number) => void;
}) {
  const times = useTimesOf(bookingId, day);
  return (
    <Loaded query={times} waiting={<SlotSkeleton />}>
      {(shown) => (
        <>
          <DayStrip
            days={shown.days.map((one) => ({ day: one.day, disabled: !one.open }))}
            value={day}
            onChange={onDay}
          />
          {shown.day === day ? (
            <SlotPicker
              slots={shown.items}
              value={slotId}
              busyHours={0}
              onChange={(slot: Slot) => onSlot(slot.slotId)}
            />
          ) : (
            <SlotSkeleton />
          )}
        </>
      )}
    </Loaded>
  );
}
