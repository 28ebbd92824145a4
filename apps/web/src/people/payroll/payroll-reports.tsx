import type { PayrollReport } from '@nukkad/contract/people/payroll/payroll.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/bars.tsx';
import { ChartFigure } from '../../ui/chart-figure.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Money, formatMoney } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { payrollEmpty } from './payroll.empty.ts';
import { usePayrollReport } from './payroll.queries.ts';
import { monthName } from './payroll-words.ts';
import styles from './payroll.module.css';

type Months = PayrollReport['months'];

function CostByMonth({ months }: { months: Months }) {
  const { t, locale } = useTranslation();
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const entries = months.map(({ month, cost }) => ({
    key: month,
    name: short.format(new Date(`${month}T00:00:00.000Z`)),
    bars: [{ value: cost, title: `${monthName(month, locale)}: ${formatMoney(cost, locale)}` }],
  }));
  return (
    <ChartFigure
      caption={t('payroll.costByMonth', 'Cost by month')}
      heads={[
        t('payroll.month', 'Month'),
        t('salary.people', 'People'),
        t('payslip.net', 'Net pay'),
        t('payroll.cost', 'Cost'),
      ]}
      rows={months.toReversed().map(({ month, people, net, cost }) => ({
        key: month,
        name: monthName(month, locale),
        cells: [people, <Money key="net" paise={net} />, <Money key="cost" paise={cost} />],
      }))}
    >
      <Bars entries={entries} />
    </ChartFigure>
  );
}

function Departments({ departments }: Pick<PayrollReport, 'departments'>) {
  const { t, plural } = useTranslation();
  const most = Math.max(1, ...departments.map(({ cost }) => cost));
  return (
    <table className={styles.lines}>
      <tbody>
        {departments.map(({ name, people, cost }) => (
          <tr key={name}>
            <th scope="row">
              <span translate="no">{name || t('payroll.noDepartment', 'No department')}</span> ·{' '}
              {plural('payroll.people', people, { one: '{{count}} person', other: '{{count}} people' })}
              <span
                className={styles.share}
                style={{ width: `${Math.max(2, (cost / most) * 100)}%` }}
                aria-hidden
              />
            </th>
            <td>
              <Money paise={cost} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What salaries cost by month and department, and how many people they are for. */
export function PayrollReports() {
  const { t } = useTranslation();
  return (
    <Loaded query={usePayrollReport()} waiting={<ListSkeleton count={3} />}>
      {({ months, departments, joined, left }) =>
        months.length === 0 ? (
          <EmptyScreen screen={payrollEmpty['no-payrolls']} />
        ) : (
          <>
            <CostByMonth months={months} />
            <Section
              title={t('payroll.costByDepartment', 'Cost by department')}
              lead={t('payroll.headcount', 'Last month: {{joined}} joined, {{left}} left.', { joined, left })}
            >
              <Departments departments={departments} />
            </Section>
          </>
        )
      }
    </Loaded>
  );
}
