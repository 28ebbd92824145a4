import { addDays, istDay, istMinuteOfDay, istWeekday } from '@nukkad/contract/kernel/time';
import { type Interval, type RepeatTerms, intervals } from '@nukkad/contract/market/series/series.model';
import { intervalWords, rhythmWords } from '../../nouns/series/series-words.ts';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { repeatCounts, usualCount } from './repeat-counts.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './repeat-choice.module.css';
import type { RepeatState, Rhythm } from './use-repeat.ts';

const lastDay = (firstAt: string, { everyWeeks, visits }: Rhythm): Date =>
  new Date(`${addDays(istDay(new Date(firstAt)), 7 * everyWeeks * (visits - 1))}T12:00:00+05:30`);

/** "Every Tuesday at 10:00 AM, 4 visits". */
export function repeatLine(voice: Voice, firstAt: string, { everyWeeks, visits }: Rhythm): string {
  const first = new Date(firstAt);
  const rhythm = { everyWeeks, weekday: istWeekday(istDay(first)), startMinute: istMinuteOfDay(first) };
  const many = voice.plural('repeat.visits', visits, { one: '{{count}} visit', other: '{{count}} visits' });
  return `${rhythmWords(voice, rhythm)}, ${many}`;
}

/** What is paid when, each a sentence. */
function paidLines(
  { t, locale }: Voice,
  { laterPrice }: RepeatTerms,
  firstPrice: number | null,
): readonly string[] {
  if (laterPrice === null) return [];
  const later = formatMoney(laterPrice, locale);
  return [
    firstPrice === null || firstPrice === laterPrice
      ? t('repeat.price', '{{price}} for each visit, the same every time.', { price: later })
      : t('repeat.prices', '{{first}} for the first visit, {{later}} for each one after it.', {
          first: formatMoney(firstPrice, locale),
          later,
        }),
    t('repeat.pay', 'Now you pay for the first visit only. Each later one is paid after its work.'),
    t('repeat.change', 'Move, skip or end later visits in your bookings.'),
  ];
}

/** Once, or again and again at the same time of the week; nothing for work that is not repeated. */
export function RepeatChoice({
  repeat: { terms, rhythm, change },
  firstAt,
  firstPrice,
  laterPrice = null,
}: {
  repeat: RepeatState;
  /** When the first visit would be; undefined: no time is known yet. */
  firstAt: string | undefined;
  firstPrice: number | null;
  /** Of a time that is only suggested; null: that of the terms. */
  laterPrice?: number | null;
}) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  if (!terms || !firstAt) return null;
  const choose = (value: string) => {
    const everyWeeks = intervals.find((weeks) => `${weeks}` === value) ?? null;
    change(everyWeeks && { everyWeeks, visits: usualCount(everyWeeks, rhythm?.visits, terms) });
  };
  const until = (everyWeeks: Interval, visits: number) =>
    plural(
      'repeat.until',
      visits,
      { one: '{{count}} visit, until {{day}}', other: '{{count}} visits, until {{day}}' },
      { day: formatInstant(lastDay(firstAt, { everyWeeks, visits }), 'weekday', locale) },
    );
  return (
    <Stack gap={0.9}>
      <RadioList
        label={t('repeat.title', 'How often?')}
        name="repeat"
        options={[
          { value: 'once', label: t('repeat.once', 'Just once') },
          ...intervals.map((weeks) => ({ value: `${weeks}`, label: intervalWords(t, weeks) })),
        ]}
        value={rhythm ? `${rhythm.everyWeeks}` : 'once'}
        onChange={choose}
      />
      {rhythm && (
        <div className={styles.terms} aria-live="polite">
          <SelectField
            label={t('repeat.count', 'How many visits?')}
            value={`${rhythm.visits}`}
            options={repeatCounts(rhythm.everyWeeks, terms).map((count) => ({
              value: `${count}`,
              label: until(rhythm.everyWeeks, count),
            }))}
            onChange={(event) => change({ ...rhythm, visits: Number(event.target.value) })}
          />
          <p>
            <b>{repeatLine(voice, firstAt, rhythm)}</b>
          </p>
          <ul>
            {paidLines(voice, laterPrice === null ? terms : { ...terms, laterPrice }, firstPrice).map(
              (sentence) => (
                <li key={sentence}>{sentence}</li>
              ),
            )}
          </ul>
        </div>
      )}
    </Stack>
  );
}
