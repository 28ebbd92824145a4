import { reportHeadcount } from '@nukkad/contract/people/report/report.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { ReportTools, useMonths } from './report-frame.tsx';
import { monthName, shortMonth } from './report-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Shares } from '../../ui/chart/shares.tsx';

/** How many people work here, who came and went, and where they are now. */
export function HeadcountReport() {
  const { t, locale } = useTranslation();
  const query = useAsked(reportHeadcount, { query: { months: useMonths() } });
  return (
    <>
      <ReportTools list="headcount" isEmpty={false} />
      <Loaded query={query} waiting={<ListSkeleton count={3} />}>
        {({ items, departments }) => (
          <Stack gap={2} narrows>
            <ChartFigure
              caption={t('report.headcount.months', 'People at the end of each month')}
              heads={[
                t('report.month', 'Month'),
                t('report.people', 'People'),
                t('report.joined', 'Joined'),
                t('report.left', 'Left'),
              ]}
              rows={items.toReversed().map(({ month, people, joined, left }) => ({
                key: month,
                name: monthName(month, locale),
                cells: [people, joined, left],
              }))}
            >
              <Bars
                entries={items.map(({ month, people }) => ({
                  key: month,
                  name: shortMonth(month, locale),
                  bars: [
                    {
                      value: people,
                      title: `${monthName(month, locale)}: ${people}`,
                      label: people === 0 ? null : `${people}`,
                    },
                  ],
                }))}
              />
            </ChartFigure>
            <Section title={t('report.departments', 'By department')} lead={t('report.today', 'Today')}>
              <Shares
                label={t('report.departments', 'By department')}
                shares={departments.map(({ department, people }) => ({
                  key: department,
                  name: department || t('report.noDepartment', 'No department'),
                  value: people,
                  part: people / Math.max(...departments.map((one) => one.people), 1),
                }))}
              />
            </Section>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
