import type { ProjectAnalytics } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { barsOf, floorOf } from '../../ui/chart.rules.ts';
import { Money, formatMoney } from '../../ui/money.tsx';
import styles from './payment-book.module.css';

type Months = ProjectAnalytics['months'];

const width = 340;
const height = 170;
const box = { width, top: 20, bottom: height - 26 };

function useMonthNames() {
  const { locale } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [short, long] = [format({ month: 'narrow' }), format({ month: 'long', year: 'numeric' })];
  const at = (month: string) => new Date(`${month}-01T00:00:00.000Z`);
  return {
    short: (month: string) => short.format(at(month)),
    long: (month: string) => long.format(at(month)),
  };
}

/** Billed and received side by side for each month. */
function Bars({ months }: { months: Months }) {
  const { locale } = useTranslation();
  const names = useMonthNames();
  const pairs = months.flatMap(({ billed, received }) => [billed, received]);
  const floor = floorOf(pairs, box);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <line x1="0" x2={width} y1={floor + 0.5} y2={floor + 0.5} className={styles.floor} />
      {barsOf(pairs, box).map((bar, place) => {
        const isBilled = place % 2 === 0;
        const entry = months[Math.floor(place / 2)];
        if (!entry) return null;
        return (
          <g key={`${entry.month} ${isBilled}`}>
            <title>{`${names.long(entry.month)}: ${formatMoney(isBilled ? entry.billed : entry.received, locale)}`}</title>
            <rect
              x={bar.left}
              y={bar.top}
              width={bar.width}
              height={bar.height}
              rx={Math.min(3, bar.height / 2)}
              className={styles.bar}
              data-received={isBilled ? undefined : true}
            />
            {isBilled && (
              <text x={bar.left + bar.width + 2} y={height - 6} className={styles.month}>
                {names.short(entry.month)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Billed and received by month, as bars and, for screen readers and on demand, as a table. */
export function MonthChart({ months }: { months: Months }) {
  const { t } = useTranslation();
  const names = useMonthNames();
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.key}>{t('book.billed', 'Billed')}</span>{' '}
        <span className={styles.key} data-received>
          {t('book.received', 'Received')}
        </span>
      </figcaption>
      <Bars months={months} />
      <details>
        <summary>{t('weekChart.asTable', 'Show as table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('analytics.month', 'Month')}</th>
              <th scope="col">{t('book.billed', 'Billed')}</th>
              <th scope="col">{t('book.received', 'Received')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, billed, received }) => (
              <tr key={month}>
                <th scope="row">{names.long(month)}</th>
                <td>
                  <Money paise={billed} />
                </td>
                <td>
                  <Money paise={received} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
