import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money, formatMoney } from '../../ui/money.tsx';
import { barsOf, floorOf, namedEvery } from '../../ui/chart.rules.ts';
import { dayInstant } from './period.ts';
import styles from './earning-chart.module.css';

type Summary = Pick<EarningSummary, 'series' | 'step'>;
type Entry = Summary['series'][number];

const width = 340;
const height = 170;
const box = { width, top: 20, bottom: height - 26 };
const mostNames = 8;
/** A name below each bar, and its sum above, have room up to here. */
const mostSums = 7;

/** What one entry is called, in short below its bar and at length in the table. */
function namesOf({ step }: Pick<Summary, 'step'>, locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const hour = (at: number) => new Date(Date.UTC(2026, 0, 1, at));
  if (step === 'hour') {
    const [short, long] = [format({ hour: 'numeric' }), format({ hour: 'numeric', minute: '2-digit' })];
    const name = (by: Intl.DateTimeFormat) => (entry: Entry) => by.format(hour(entry.hour ?? 0));
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

function Bars({ summary, locale }: { summary: Summary; locale: string }) {
  const { series } = summary;
  const names = shortNames(summary, locale);
  const sums = series.map(({ earned }) => earned);
  const floor = floorOf(sums, box);
  const every = namedEvery(series.length, mostNames);
  const highest = sums.indexOf(Math.max(...sums));
  const today = istDay(new Date());
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <line x1="0" x2={width} y1={floor + 0.5} y2={floor + 0.5} className={styles.floor} />
      {barsOf(sums, box).map((bar, place) => {
        const entry = series[place];
        if (!entry) return null;
        const middle = bar.left + bar.width / 2;
        const hasSum = entry.earned !== 0 && (series.length <= mostSums || place === highest);
        return (
          <g
            key={`${entry.day} ${entry.hour}`}
            data-today={(summary.step === 'day' && entry.day === today) || undefined}
          >
            <title>{`${names.long(entry)}: ${formatMoney(entry.earned, locale)}`}</title>
            <rect
              x={bar.left}
              y={bar.top}
              width={bar.width}
              height={bar.height}
              rx={Math.min(4, bar.height / 2)}
              className={styles.bar}
              data-below={bar.isBelow || undefined}
            />
            {hasSum && (
              <text
                x={Math.min(width - 18, Math.max(18, middle))}
                y={bar.isBelow ? bar.top + bar.height + 13 : bar.top - 6}
              >
                {shortSum(entry.earned)}
              </text>
            )}
            {place % every === 0 && (
              <text x={middle} y={height - 6} className={styles.day}>
                {names.short(entry)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** What was earned over time, as bars and, for screen readers and on demand, as a table. */
export function EarningChart({ summary }: { summary: Summary }) {
  const { t, locale } = useTranslation();
  const names = namesOf(summary, locale);
  return (
    <figure className={styles.chart}>
      <figcaption>{t('earningChart.title', 'Earned over time')}</figcaption>
      <Bars summary={summary} locale={locale} />
      <details>
        <summary>{t('weekChart.asTable', 'Show as table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('earningChart.when', 'When')}</th>
              <th scope="col">{t('weekChart.jobs', 'Jobs')}</th>
              <th scope="col">{t('earningChart.earned', 'Earned')}</th>
              <th scope="col">{t('earningChart.cash', 'In cash')}</th>
            </tr>
          </thead>
          <tbody>
            {summary.series.map((entry) => (
              <tr key={`${entry.day} ${entry.hour}`}>
                <th scope="row">{names.long(entry)}</th>
                <td>{entry.jobs}</td>
                <td>
                  <Money paise={entry.earned} />
                </td>
                <td>
                  <Money paise={entry.cash} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
