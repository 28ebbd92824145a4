import { istDay } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/bars.tsx';
import { ChartFigure } from '../../ui/chart-figure.tsx';
import { Money, formatMoney } from '../../ui/money.tsx';
import type { MyBookingCount } from './fulfilment.queries.ts';

const height = 134;

/** Completed jobs on each day of this week. */
export function WeekChart({ perDay }: { perDay: MyBookingCount['perDay'] }) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  const none = perDay.every(({ count }) => count === 0);
  const billed = perDay.some(({ amount }) => amount !== null);
  const weekday = (day: string, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    );
  const entries = perDay.map(({ day, amount, count }) => ({
    key: day,
    name: weekday(day, 'short'),
    isToday: day === today,
    bars: [
      {
        value: count,
        title: `${weekday(day, 'long')}: ${amount === null ? count : formatMoney(amount, locale)}`,
        label: count > 0 ? String(count) : null,
      },
    ],
  }));
  return (
    <ChartFigure
      caption={t('weekChart.title', 'Finished this week')}
      heads={[
        t('weekChart.day', 'Day'),
        t('weekChart.jobs', 'Jobs'),
        ...(billed ? [t('weekChart.amount', 'Billed')] : []),
      ]}
      rows={perDay.map(({ day, count, amount }) => ({
        key: day,
        name: weekday(day, 'long'),
        cells: [count, ...(amount === null ? [] : [<Money key="amount" paise={amount} />])],
      }))}
    >
      {none && <p>{t('weekChart.none', 'No jobs finished yet this week.')}</p>}
      <Bars entries={entries} height={height} />
    </ChartFigure>
  );
}
