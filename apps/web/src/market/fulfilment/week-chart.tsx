import { istDay } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money, formatMoney } from '../../ui/money.tsx';
import type { MyBookingCount } from './fulfilment.queries.ts';
import styles from './week-chart.module.css';

const width = 320;
const height = 128;
const floor = height - 22;

/** Completed jobs on each day of this week, as bars and, for screen readers and on demand, as a table. */
export function WeekChart({ perDay }: { perDay: MyBookingCount['perDay'] }) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  const most = Math.max(1, ...perDay.map(({ count }) => count));
  const none = perDay.every(({ count }) => count === 0);
  const billed = perDay.some(({ amount }) => amount !== null);
  const step = width / Math.max(1, perDay.length);
  const weekday = (day: string, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    );
  return (
    <figure className={styles.chart}>
      <figcaption>{t('weekChart.title', 'Finished this week')}</figcaption>
      {none && <p>{t('weekChart.none', 'No jobs finished yet this week.')}</p>}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line x1="0" x2={width} y1={floor + 0.5} y2={floor + 0.5} className={styles.floor} />
        {perDay.map(({ day, amount, count }, place) => {
          const tall = count === 0 ? 0 : Math.max(4, (count / most) * (floor - 20));
          const left = place * step;
          return (
            <g key={day} data-today={day === today || undefined}>
              <title>{`${weekday(day, 'long')}: ${amount === null ? count : formatMoney(amount, locale)}`}</title>
              <rect
                x={left + step * 0.18}
                y={floor - tall}
                width={step * 0.64}
                height={tall}
                rx="4"
                className={styles.bar}
              />
              {count > 0 && (
                <text x={left + step / 2} y={floor - tall - 5}>
                  {count}
                </text>
              )}
              <text x={left + step / 2} y={height - 5} className={styles.day}>
                {weekday(day, 'short')}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t('weekChart.asTable', 'Show as table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('weekChart.day', 'Day')}</th>
              <th scope="col">{t('weekChart.jobs', 'Jobs')}</th>
              {billed && <th scope="col">{t('weekChart.amount', 'Billed')}</th>}
            </tr>
          </thead>
          <tbody>
            {perDay.map(({ day, count, amount }) => (
              <tr key={day}>
                <th scope="row">{weekday(day, 'long')}</th>
                <td>{count}</td>
                {amount !== null && (
                  <td>
                    <Money paise={amount} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
