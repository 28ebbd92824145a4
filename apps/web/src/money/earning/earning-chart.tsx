import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type BarEntry, Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { dayInstant } from './period.ts';

type Summary = Pick<EarningSummary, 'series' | 'step'>;
type Entry = Summary['series'][number];

/** A sum above each bar has room up to here. */
const mostSums = 7;

/** What one entry is called, in short below its bar and at length in the table. */
function namesOf({ step }: Pick<Summary, 'step'>, locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const hour = (at: number) => new Date(Date.UTC(2026, 0, 1, at));
  if (step === 'hour') {
    const [short, long] = [format({ hour: 'numeric' }), format({ hour: 'numeric', minute: '2-digit' })];
    const name = (by: Intl.DateTimeFormat) => (entry: Entry) =>
      withHalfOfDay(by.format(hour(entry.hour ?? 0)));
    return { short: name(short), long: name(long) };
  }
  const long = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const month = format({ month: 'short', year: '2-digit' });
  const name = (by: Intl.DateTimeFormat) => (entry: Entry) => by.format(dayInstant(entry.day));
  if (step === 'month') return { short: name(format({ month: 'short' })), long: name(month) };
  return {
    short: name(format(step === 'day' ? { day: 'numeric' } : { day: 'numeric', month: 'short' })),
    long: name(long),
  };
}

/** A week of days says the weekday, which a number would not. */
function shortNames(summary: Summary, locale: string) {
  const names = namesOf(summary, locale);
  if (summary.step !== 'day' || summary.series.length > mostSums) return names;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return { ...names, short: (entry: Entry) => weekday.format(dayInstant(entry.day)) };
}

const thousand = 100_000;

/** ₹744, ₹1.2K, ₹3.4L: as long as a bar is wide. */
function shortSum(paise: number): string {
  const digits = Math.abs(paise) < thousand ? 0 : 1;
  // Words for thousands are longer than the bar.
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}

function entriesOf(summary: Summary, locale: string): readonly BarEntry[] {
  const { series, step } = summary;
  const names = shortNames(summary, locale);
  const highest = Math.max(...series.map(({ earned }) => earned));
  const today = istDay(new Date());
  return series.map((entry) => {
    const { day, hour, earned } = entry;
    const hasSum = earned !== 0 && (series.length <= mostSums || earned === highest);
    return {
      key: `${day} ${hour}`,
      name: names.short(entry),
      isToday: step === 'day' && day === today,
      bars: [
        {
          value: earned,
          title: `${names.long(entry)}: ${formatMoney(earned, locale)}`,
          label: hasSum ? shortSum(earned) : null,
        },
      ],
    };
  });
}

/** What was earned over time. */
export function EarningChart({ summary }: { summary: Summary }) {
  const { t, locale } = useTranslation();
  const names = namesOf(summary, locale);
  return (
    <ChartFigure
      caption={t('earningChart.title', 'Earned over time')}
      heads={[
        t('earningChart.when', 'When'),
        t('earningChart.jobs', 'Jobs'),
        t('earningChart.earned', 'Earned'),
        t('earningChart.cash', 'In cash'),
      ]}
      rows={summary.series.map((entry) => ({
        key: `${entry.day} ${entry.hour}`,
        name: names.long(entry),
        cells: [
          entry.jobs,
          <Money key="earned" paise={entry.earned} />,
          <Money key="cash" paise={entry.cash} />,
        ],
      }))}
    >
      <Bars entries={entriesOf(summary, locale)} />
    </ChartFigure>
  );
}
