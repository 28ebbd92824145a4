import { pauseSeries } from '@nukkad/contract/market/series/series.api';
import { istDay } from '@nukkad/contract/kernel/time';
import type { getSeriesPause } from '@nukkad/contract/market/series/series.api';
import { seenOfSeriesPause } from '@nukkad/contract/market/series/series.confirm';
import type { PausedBookings, Series } from '@nukkad/contract/market/series/series.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Remark } from '../../ui/page/parts.tsx';
import styles from './series.module.css';
import { useSeriesPause } from './series.queries.ts';

type Terms = EndpointOutput<typeof getSeriesPause>;

/** The dialog behind `?dialog=pause`: from which day to which day there are no visits. */
export function PauseSeriesDialog({ series }: { series: Series }) {
  const dialog = useUrlDialog('pause');
  if (!dialog.opened || !series.can.pause) return null;
  return <Pause series={series} dialog={dialog} />;
}

/** Each a sentence: what does not take place, what it costs, what follows. */
function consequencesOf({ t, plural, locale }: Voice, terms: Terms, booked: PausedBookings): string[] {
  const { visits, planned, fee, refund, next } = terms;
  const cancelled = booked === 'cancel' ? visits.length : 0;
  const cost =
    cancelled > 0 && fee > 0
      ? [t('series.pause.costs', 'Cancelling costs {{fee}}.', { fee: formatMoney(fee, locale) })]
      : [];
  const back =
    cancelled > 0 && refund > 0
      ? [t('series.end.refund', '{{sum}} is refunded.', { sum: formatMoney(refund, locale) })]
      : [];
  return [
    plural('series.pause.passes', planned + cancelled, {
      one: '{{count}} visit does not take place.',
      other: '{{count}} visits do not take place.',
    }),
    ...cost,
    ...back,
    t('series.pause.next', 'The next visit after that: {{when}}.', {
      when: formatInstant(next, 'short', locale),
    }),
    t('series.pause.told', 'We’ll let your partner know. You can end the pause at any time.'),
  ];
}

function Pause({ series: { seriesId }, dialog }: { series: Series; dialog: OpenDialog }) {
  const voice = useTranslation();
  const { t } = voice;
  const today = istDay(new Date());
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState('');
  const [chosen, setChosen] = useState<PausedBookings | null>(null);
  const terms = useSeriesPause(from && until ? { seriesId, from, until } : null);
  const shown = from && until ? terms.data : undefined;
  const booked = shown?.visits.length === 0 ? 'keep' : chosen;
  return (
    <Question
      dialog={dialog}
      title={t('series.pause.title', 'Pause the visits for some days')}
      consequences={[]}
      confirm={t('series.pause.confirm', 'Pause visits')}
      send={useSend(pauseSeries)}
      request={(seen) =>
        shown && booked
          ? { seriesId, from, until, booked, seen: seen(seenOfSeriesPause(shown, booked)) }
          : null
      }
      said={t('series.pause.done', 'The visits are paused')}
    >
      <div className={styles.days}>
        <DayField
          label={t('series.pause.from', 'First day without a visit')}
          value={from}
          min={today}
          onDay={setFrom}
        />
        <DayField
          label={t('series.pause.until', 'Last day without a visit')}
          value={until}
          min={from}
          onDay={setUntil}
        />
      </div>
      {shown && shown.visits.length > 0 && <Booked terms={shown} value={chosen} onChange={setChosen} />}
      {shown && booked && (
        <ul className={styles.terms} aria-live="polite">
          {consequencesOf(voice, shown, booked).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {terms.error && from && until && (
        <Remark bad role="alert">
          {terms.error.message}
        </Remark>
      )}
    </Question>
  );
}

/** What becomes of visits that are booked already: the charge of cancelling them is said with the choice. */
function Booked({
  terms: { visits, fee },
  value,
  onChange,
}: {
  terms: Terms;
  value: PausedBookings | null;
  onChange: (booked: PausedBookings) => void;
}) {
  const { t, plural, locale } = useTranslation();
  return (
    <RadioList
      label={plural('series.pause.booked', visits.length, {
        one: '{{count}} visit is booked already. What should happen to it?',
        other: '{{count}} visits are booked already. What should happen to them?',
      })}
      name="booked"
      options={[
        {
          value: 'cancel',
          label:
            fee > 0
              ? t('series.pause.cancelFee', 'Cancel for {{fee}}', { fee: formatMoney(fee, locale) })
              : t('series.pause.cancelFree', 'Cancel for free'),
        },
        { value: 'keep', label: t('series.pause.keep', 'Keep: it takes place') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
