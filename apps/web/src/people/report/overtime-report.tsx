import { reportAttendance } from '@nukkad/contract/people/report/report.api';
import type { AttendanceShare } from '@nukkad/contract/people/report/report.model';
import { Link } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { reportEmpty } from './report.empty.ts';
import { ReportTools, useMonths } from './report-frame.tsx';
import { monthName, shortMonth, sumBy } from './report-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Shares } from '../../ui/chart/shares.tsx';

function Months({ items }: { items: readonly AttendanceShare[] }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const months = sumBy<AttendanceShare, number>(
    items,
    ({ month }) => month,
    (sum, { overtimeMinutes }) => (sum ?? 0) + overtimeMinutes,
  );
  return (
    <ChartFigure
      caption={t('report.overtime.months', 'Overtime hours by month')}
      heads={[t('report.month', 'Month'), t('report.overtime', 'Overtime')]}
      rows={months.toReversed().map(([month, minutes]) => ({
        key: month,
        name: monthName(month, locale),
        cells: [durationInWords(voice, minutes)],
      }))}
    >
      <Bars
        entries={months.map(([month, minutes]) => ({
          key: month,
          name: shortMonth(month, locale),
          bars: [
            {
              value: minutes,
              title: `${monthName(month, locale)}: ${durationInWords(voice, minutes)}`,
              label: minutes === 0 ? null : `${Math.round(minutes / 60)}`,
            },
          ],
        }))}
      />
    </ChartFigure>
  );
}

/** Overtime by month, and who worked the most of it. */
export function OvertimeReport() {
  const voice = useTranslation();
  const { t } = voice;
  const query = useAsked(reportAttendance, { query: { months: useMonths() } });
  const isEmpty = !query.data?.overtime.length;
  return (
    <>
      <ReportTools list="attendance_report" isEmpty={isEmpty} />
      <Loaded query={query} waiting={<ListSkeleton count={3} />}>
        {({ items, overtime }) =>
          isEmpty ? (
            <EmptyScreen
              screen={reportEmpty['no-report']}
              title={t('report.overtime.none', 'No overtime in these months')}
              words={t('report.overtime.none.words', 'Time beyond the planned hours appears here.')}
            />
          ) : (
            <Stack gap={2} narrows>
              <Months items={items} />
              <Section title={t('report.overtime.most', 'Most overtime')}>
                <Shares
                  label={t('report.overtime.most', 'Most overtime')}
                  shares={overtime.map(({ employeeId, fullName, overtimeMinutes }) => ({
                    key: employeeId,
                    name: (
                      <Link to={`/people/employees/${employeeId}?tab=attendance`} translate="no">
                        {fullName}
                      </Link>
                    ),
                    value: durationInWords(voice, overtimeMinutes),
                    part: overtimeMinutes / Math.max(1, overtime[0]?.overtimeMinutes ?? 1),
                  }))}
                />
              </Section>
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
