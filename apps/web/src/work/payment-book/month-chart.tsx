import type { ProjectAnalytics } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import bars from '../../ui/chart/bars.module.css';
import { Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Money, formatMoney, formatMoneyShort } from '../../ui/mark/money.tsx';

type Months = ProjectAnalytics['months'];

function useMonthNames() {
  const { locale } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [short, long] = [format({ month: 'short' }), format({ month: 'long', year: 'numeric' })];
  const at = (month: string) => new Date(`${month}-01T00:00:00.000Z`);
  return {
    short: (month: string) => short.format(at(month)),
    long: (month: string) => long.format(at(month)),
  };
}

/** Billed and received by month, side by side. */
export function MonthChart({ months }: { months: Months }) {
  const { t, locale } = useTranslation();
  const names = useMonthNames();
  const entries = months.map(({ month, billed, received }) => ({
    key: month,
    name: names.short(month),
    bars: [
      { value: billed, title: `${names.long(month)}: ${formatMoney(billed, locale)}` },
      { value: received, title: `${names.long(month)}: ${formatMoney(received, locale)}` },
    ],
  }));
  return (
    <ChartFigure
      caption={
        <>
          <span className={bars.key}>{t('book.billed', 'Billed')}</span>{' '}
          <span className={bars.key} data-second>
            {t('book.received', 'Received')}
          </span>
        </>
      }
      heads={[t('analytics.month', 'Month'), t('book.billed', 'Billed'), t('book.received', 'Received')]}
      rows={months.map(({ month, billed, received }) => ({
        key: month,
        name: names.long(month),
        cells: [<Money key="billed" paise={billed} />, <Money key="received" paise={received} />],
      }))}
    >
      <Bars entries={entries} scale={(paise) => formatMoneyShort(paise, locale)} />
    </ChartFigure>
  );
}
