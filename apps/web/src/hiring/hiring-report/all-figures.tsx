import { jobAnalytics } from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import type { HiringSummary } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { FigureTools, useFigureFilters } from './figure-tools.tsx';
import { hoursInWords } from './figure-words.ts';
import { hiringReportEmpty } from './hiring-report.empty.ts';

function Summary({ summary }: { summary: HiringSummary }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { applied, invited, invitationsAccepted, answerHours, hireHours } = summary;
  return (
    <Figures>
      <Fact name={t('hiringReport.applied', 'Applications')}>{applied.toLocaleString(locale)}</Fact>
      <Fact name={t('hiringReport.invited', 'Invitations')}>
        {t('hiringReport.invited.accepted', '{{invited}}, {{accepted}} accepted', {
          invited: invited.toLocaleString(locale),
          accepted: invitationsAccepted.toLocaleString(locale),
        })}
      </Fact>
      <Fact name={t('hiringReport.answerIn', 'Usual time to answer')}>
        {hoursInWords(voice, answerHours)}
      </Fact>
      <Fact name={t('hiringReport.hireIn', 'Usual time to hire')}>{hoursInWords(voice, hireHours)}</Fact>
    </Figures>
  );
}

/** The figures of a period, of all jobs or one, of everyone or one of the team. */
export function AllFigures() {
  const query = useAsked(jobAnalytics, { query: useFigureFilters() });
  const { data } = query;
  const isEmpty =
    data !== undefined &&
    data.summary.applied === 0 &&
    data.summary.invited === 0 &&
    data.items.every(({ part, count }) => part !== 'clock' || count === 0);
  return (
    <>
      <FigureTools isEmpty={isEmpty} />
      <Loaded query={query} waiting={<ListSkeleton count={4} />}>
        {({ items, summary }) =>
          isEmpty ? (
            <EmptyScreen screen={hiringReportEmpty['no-hiring-figures']} />
          ) : (
            <Stack gap={2} narrows>
              <Summary summary={summary} />
              <FigureCharts items={items} />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
