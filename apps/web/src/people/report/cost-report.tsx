import { reportCost } from '@nukkad/contract/people/report/report.api';
import type { DepartmentCost } from '@nukkad/contract/people/report/report.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { reportEmpty } from './report.empty.ts';
import { ReportTools, useMonths } from './report-frame.tsx';
import { monthName, monthsOf, shortMonth, sumBy } from './report-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Shares } from '../../ui/chart/shares.tsx';

const add = (sum: number | undefined, { cost }: DepartmentCost) => (sum ?? 0) + cost;

function Costs({ items }: { items: readonly DepartmentCost[] }) {
  const { t, locale } = useTranslation();
  const sums = new Map(sumBy(items, ({ month }) => month, add));
  const months = monthsOf(useMonths()).map((month) => [month, sums.get(month) ?? 0] as const);
  const departments = sumBy(items, ({ department }) => department, add).toSorted(
    ([, one], [, other]) => other - one,
  );
  const none = t('report.noDepartment', 'No department');
  return (
    <Stack gap={2} narrows>
      <ChartFigure
        caption={t('report.cost.months', 'Cost of salaries by month')}
        heads={[
          t('report.month', 'Month'),
          t('report.department', 'Department'),
          t('report.people', 'People'),
          t('report.cost', 'Cost'),
          t('report.employer', 'Employer adds'),
        ]}
        rows={items.toReversed().map(({ month, department, people, cost, employer }) => ({
          key: `${month} ${department}`,
          name: monthName(month, locale),
          cells: [
            department || none,
            people,
            <Money key="cost" paise={cost} />,
            <Money key="employer" paise={employer} />,
          ],
        }))}
      >
        <Bars
          entries={months.map(([month, cost]) => ({
            key: month,
            name: shortMonth(month, locale),
            bars: [{ value: cost, title: `${monthName(month, locale)}: ${formatMoney(cost, locale)}` }],
          }))}
        />
      </ChartFigure>
      <Section
        title={t('report.departments', 'By department')}
        lead={t('report.cost.how', 'Confirmed payrolls, with what the employer adds.')}
      >
        <Shares
          label={t('report.departments', 'By department')}
          shares={departments.map(([department, cost]) => ({
            key: department,
            name: department ? <span translate="no">{department}</span> : none,
            value: <Money paise={cost} />,
            part: cost / Math.max(1, departments[0]?.[1] ?? 1),
          }))}
        />
      </Section>
    </Stack>
  );
}

/** What salaries cost by month and department. */
export function CostReport() {
  const { t } = useTranslation();
  const query = useAsked(reportCost, { query: { months: useMonths() } });
  return (
    <>
      <ReportTools list="salary_cost" isEmpty={!query.data?.items.length} />
      <Loaded query={query} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyScreen
              screen={reportEmpty['no-report']}
              title={t('report.cost.none', 'No confirmed payroll in these months')}
              words={t('report.cost.none.words', 'Confirm a payroll to see what each department costs.')}
            />
          ) : (
            <Costs items={items} />
          )
        }
      </Loaded>
    </>
  );
}
