import { reportAttendance } from '@nukkad/contract/people/report/report.api';
import type { AttendanceShare } from '@nukkad/contract/people/report/report.model';
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
import { daysOf, monthName, percent, shareOf, shortMonth, sumBy } from './report-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Shares } from '../../ui/chart/shares.tsx';

interface Sum {
  readonly due: number;
  readonly attended: number;
  readonly late: number;
}

const add = (sum: Sum | undefined, row: AttendanceShare): Sum => ({
  due: (sum?.due ?? 0) + row.dueHalves,
  attended: (sum?.attended ?? 0) + row.attendedHalves,
  late: (sum?.late ?? 0) + row.lateDays,
});

function Months({ items }: { items: readonly AttendanceShare[] }) {
  const { t, locale } = useTranslation();
  const months = sumBy(items, ({ month }) => month, add);
  return (
    <ChartFigure
      caption={t('report.rate.months', 'Attendance by month')}
      heads={[
        t('report.month', 'Month'),
        t('report.rate', 'Attendance'),
        t('report.due', 'Days of work'),
        t('report.atWork', 'Days at work'),
        t('report.late', 'Late days'),
      ]}
      rows={months.toReversed().map(([month, { due, attended, late }]) => ({
        key: month,
        name: monthName(month, locale),
        cells: [percent(shareOf(attended, due), locale), daysOf(due, locale), daysOf(attended, locale), late],
      }))}
    >
      <Bars
        entries={months.map(([month, { due, attended }]) => {
          const share = shareOf(attended, due);
          return {
            key: month,
            name: shortMonth(month, locale),
            bars: [
              {
                value: share ?? 0,
                title: `${monthName(month, locale)}: ${percent(share, locale)}`,
                label: share === null ? null : `${Math.round(share)}`,
              },
            ],
          };
        })}
      />
    </ChartFigure>
  );
}

/** How many of the days of work people were there: by month, and by department over the period. */
export function AttendanceReport() {
  const { t, locale } = useTranslation();
  const query = useAsked(reportAttendance, { query: { months: useMonths() } });
  const isEmpty = !query.data?.items.some(({ dueHalves }) => dueHalves > 0);
  return (
    <>
      <ReportTools list="attendance_report" isEmpty={isEmpty} />
      <Loaded query={query} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          isEmpty ? (
            <EmptyScreen screen={reportEmpty['no-report']} />
          ) : (
            <Stack gap={2} narrows>
              <Months items={items} />
              <Section
                title={t('report.departments', 'By department')}
                lead={t(
                  'report.rate.how',
                  'Days at work of all days of work. Leave, holidays and weekends don’t count.',
                )}
              >
                <Shares
                  label={t('report.departments', 'By department')}
                  shares={sumBy(items, ({ department }) => department, add).map(
                    ([department, { due, attended }]) => ({
                      key: department,
                      name: department || t('report.noDepartment', 'No department'),
                      value: percent(shareOf(attended, due), locale),
                      part: due === 0 ? 0 : attended / due,
                    }),
                  )}
                />
              </Section>
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
