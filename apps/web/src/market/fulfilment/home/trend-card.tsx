import type { WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { type BarEntry, Bars } from '../../../ui/chart/bars.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { Money, formatMoney, formatMoneyShort } from '../../../ui/mark/money.tsx';
import styles from './home.module.css';

type Week = NonNullable<WorkOverview['weeks']>[number];

const height = 124;
/** Twelve days below each other's bars have no room. */
const namedEvery = 3;
const noonOf = (day: string) => `${day}T06:30:00Z`;

/** A label above the present bar, and above the highest where it is not beside it: twelve have no room. */
function entriesOf(
  weeks: readonly Week[],
  valueOf: (week: Week) => number,
  said: {
    readonly name: (day: string) => string;
    readonly short: (value: number) => string;
    readonly long: (value: number) => string;
  },
): readonly BarEntry[] {
  const values = weeks.map(valueOf);
  const last = weeks.length - 1;
  const highest = values.indexOf(Math.max(...values));
  return weeks.map((week, nth) => {
    const value = values[nth] ?? 0;
    const isShown = value > 0 && (nth === last || (nth === highest && last - highest > 1));
    return {
      key: week.day,
      name: (last - nth) % namedEvery === 0 ? said.name(week.day) : '',
      isToday: nth === last,
      bars: [
        {
          value,
          title: `${said.name(week.day)}: ${said.long(value)}`,
          label: isShown ? said.short(value) : null,
        },
      ],
    };
  });
}

/** Jobs and earnings of the last twelve weeks. */
export function TrendCard({ weeks }: { weeks: readonly Week[] }) {
  const { t, locale } = useTranslation();
  const name = (day: string) => formatInstant(noonOf(day), 'date', locale);
  const seesMoney = weeks.some(({ earned }) => earned !== null);
  const isEmpty = weeks.every(({ jobs, earned }) => jobs === 0 && (earned ?? 0) === 0);
  const plain = { name, short: String, long: String };
  const money = {
    name,
    short: (paise: number) => formatMoneyShort(paise),
    long: (paise: number) => formatMoney(paise, locale),
  };
  return (
    <Card quiet className={styles.card}>
      <ChartFigure
        caption={
          seesMoney
            ? t('shopHome.trend.both', 'Jobs and earnings, last 12 weeks')
            : t('shopHome.trend.jobs', 'Jobs, last 12 weeks')
        }
        heads={[
          t('shopHome.trend.week', 'Week from'),
          t('shopHome.trend.count', 'Jobs finished'),
          ...(seesMoney ? [t('shopHome.trend.earned', 'Earned')] : []),
        ]}
        rows={weeks.toReversed().map(({ day, jobs, earned }) => ({
          key: day,
          name: name(day),
          cells: [jobs, ...(earned === null ? [] : [<Money key="earned" paise={earned} />])],
        }))}
      >
        {isEmpty && <p>{t('shopHome.trend.none', 'Your first finished job starts this chart.')}</p>}
        <div className={styles.trend}>
          <div>
            <small>{t('shopHome.trend.count', 'Jobs finished')}</small>
            <Bars entries={entriesOf(weeks, ({ jobs }) => jobs, plain)} height={height} />
          </div>
          {seesMoney && (
            <div>
              <small>{t('shopHome.trend.earnedLong', 'Earned after deductions')}</small>
              <Bars entries={entriesOf(weeks, ({ earned }) => earned ?? 0, money)} height={height} />
            </div>
          )}
        </div>
      </ChartFigure>
    </Card>
  );
}
