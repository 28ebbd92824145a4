import { reportLeaveTaken } from '@nukkad/contract/people/report/report.api';
import type { LeaveTaken } from '@nukkad/contract/people/report/report.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { reportEmpty } from './report.empty.ts';
import { ReportTools, useMonths } from './report-frame.tsx';
import { daysOf, monthName, monthsOf, shortMonth, sumBy } from './report-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Shares } from '../../ui/chart/shares.tsx';

const add = (sum: number | undefined, { halves }: LeaveTaken) => (sum ?? 0) + halves;

function Taken({ items }: { items: readonly LeaveTaken[] }) {
  const { t, locale } = useTranslation();
  const sums = new Map(sumBy(items, ({ month }) => month, add));
  const months = monthsOf(useMonths()).map((month) => [month, sums.get(month) ?? 0] as const);
  const types = sumBy(items, ({ leaveType }) => leaveType, add);
  const most = Math.max(1, ...types.map(([, halves]) => halves));
  return (
    <Stack gap={2} narrows>
      <ChartFigure
        caption={t('report.taken.months', 'Days of leave by month')}
        heads={[
          t('report.month', 'Month'),
          t('report.leaveType', 'Leave type'),
          t('report.days', 'Days'),
          t('report.people', 'People'),
        ]}
        rows={items.toReversed().map(({ month, leaveType, halves, people }) => ({
          key: `${month} ${leaveType}`,
          name: monthName(month, locale),
          cells: [leaveType, daysOf(halves, locale), people],
        }))}
      >
        <Bars
          entries={months.map(([month, halves]) => ({
            key: month,
            name: shortMonth(month, locale),
            bars: [
              {
                value: halves,
                title: `${monthName(month, locale)}: ${daysOf(halves, locale)}`,
                label: halves === 0 ? null : daysOf(halves, locale),
              },
            ],
          }))}
        />
      </ChartFigure>
      <Section
        title={t('report.taken.types', 'By leave type')}
        lead={t('report.taken.how', 'Approved leave, in the month in which it begins. Days off don’t count.')}
      >
        <Shares
          label={t('report.taken.types', 'By leave type')}
          shares={types.map(([leaveType, halves]) => ({
            key: leaveType,
            name: <span translate="no">{leaveType}</span>,
            value: daysOf(halves, locale),
            part: halves / most,
          }))}
        />
      </Section>
    </Stack>
  );
}

/** Approved leave by month and by type. */
export function LeaveTakenReport() {
  const { t } = useTranslation();
  const query = useAsked(reportLeaveTaken, { query: { months: useMonths() } });
  return (
    <>
      <ReportTools list="leave_taken" isEmpty={!query.data?.items.length} />
      <Loaded query={query} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyScreen
              screen={reportEmpty['no-report']}
              title={t('report.taken.none', 'No leave in these months')}
              words={t('report.taken.none.words', 'Approved leave appears here.')}
            />
          ) : (
            <Taken items={items} />
          )
        }
      </Loaded>
    </>
  );
}
