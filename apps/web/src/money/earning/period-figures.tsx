import { useState } from 'react';
import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import type { PeriodWindow } from '@nukkad/contract/money/earning/period.query';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Calculation } from './calculation.tsx';
import { linesOfPeriod } from './calculation.lines.ts';
import { EarningChart } from './earning-chart.tsx';
import { daysInWords } from './period.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './period-figures.module.css';

const titles: Record<PeriodWindow, (t: Translate) => string> = {
  today: (t) => t('earning.title.today', 'Earned today'),
  week: (t) => t('earning.title.week', 'Earned this week'),
  month: (t) => t('earning.title.month', 'Earned this month'),
  custom: (t) => t('earning.title.custom', 'Earned in these days'),
};

const befores: Record<PeriodWindow, (t: Translate, sum: string) => string> = {
  today: (t, sum) => t('earning.before.today', 'Yesterday: {{sum}}', { sum }),
  week: (t, sum) => t('earning.before.week', 'Last week up to this day: {{sum}}', { sum }),
  month: (t, sum) => t('earning.before.month', 'Last month up to this day: {{sum}}', { sum }),
  custom: (t, sum) => t('earning.before.custom', 'As many days before: {{sum}}', { sum }),
};

/** How it compares with the period before; nothing where both are empty. */
function Before({ summary }: { summary: EarningSummary }) {
  const { t, locale } = useTranslation();
  const { window, total, previousTotal } = summary;
  const more = total.earned - previousTotal.earned;
  if (total.earned === 0 && previousTotal.earned === 0) return null;
  const sum = formatMoney(Math.abs(more), locale);
  return (
    <p className={styles.before}>
      {more !== 0 && (
        <strong data-more={more > 0 || undefined}>
          <span aria-hidden="true">{more > 0 ? '▲ ' : '▼ '}</span>
          {more > 0 ? t('earning.more', '{{sum}} more', { sum }) : t('earning.less', '{{sum}} less', { sum })}
        </strong>
      )}
      <span>{befores[window](t, formatMoney(previousTotal.earned, locale))}</span>
    </p>
  );
}

function Figures({ total: { jobs, cash, net } }: Pick<EarningSummary, 'total'>) {
  const { t } = useTranslation();
  const figures = [
    { key: 'jobs', label: t('earning.figure.jobs', 'jobs done'), value: jobs },
    { key: 'cash', label: t('earning.figure.cash', 'in cash'), value: <Money paise={cash} /> },
    { key: 'net', label: t('earning.figure.net', 'by payout'), value: <Money paise={net} /> },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ key, label, value }) => (
        <li key={key}>
          <strong>{value}</strong>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Open where there is room beside the chart. */
function Parts({ total }: Pick<EarningSummary, 'total'>) {
  const { t } = useTranslation();
  const [isOpen] = useState(() => window.matchMedia('(min-width: 56em)').matches);
  return (
    <details open={isOpen}>
      <summary>{t('calculation.title', 'How it adds up')}</summary>
      <Calculation lines={linesOfPeriod(t, total)} label={t('calculation.title', 'How it adds up')} />
    </details>
  );
}

/** What a period brought: in one sum, beside the period before, over time, and as it is added up. */
export function PeriodFigures({ summary }: { summary: EarningSummary }) {
  const { t, locale } = useTranslation();
  const { window: asked, total, period } = summary;
  const isEmpty = summary.byKind.length === 0;
  return (
    <div className={styles.columns}>
      <Card quiet className={styles.sum} as="section">
        <h2>{titles[asked](t)}</h2>
        <Note size="sm">{daysInWords(period, locale)}</Note>
        <p className={styles.earned}>
          <Money paise={total.earned} strong />
        </p>
        <Before summary={summary} />
        <Figures total={total} />
        {!isEmpty && <Parts total={total} />}
      </Card>
      {!isEmpty && (
        <Card quiet>
          <EarningChart summary={summary} />
        </Card>
      )}
    </div>
  );
}
