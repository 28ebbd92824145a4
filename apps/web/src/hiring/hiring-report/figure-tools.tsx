import { hiringQuery, listRecruiters } from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import { hiringDays } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import { listMyJobs } from '@nukkad/contract/hiring/job/job.api';
import { listAddress } from '@nukkad/lists/address';
import { SheetTool } from '@nukkad/lists/sheet-tool';
import { useSearchParams } from 'react-router';
import { sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useSheetApp } from '../../nouns/work-list/use-sheet-app.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Row } from '../../ui/page/parts.tsx';
import buttons from '../../ui/press/button.module.css';

const address = listAddress(hiringQuery.shape, ['days', 'jobId', 'recruiterId'], {});
export type FigureFilters = ReturnType<typeof address.read>;

/** More jobs are found in the list of jobs. */
const mostJobs = 100;

const periodWords: Record<(typeof hiringDays)[number], (t: Translate) => string> = {
  '7': (t) => t('hiringReport.days.7', 'Last 7 days'),
  '30': (t) => t('hiringReport.days.30', 'Last 30 days'),
  '90': (t) => t('hiringReport.days.90', 'Last 90 days'),
  '365': (t) => t('hiringReport.days.365', 'Last 12 months'),
};

/** What the address narrows the figures to. */
export function useFigureFilters(): FigureFilters {
  const [search] = useSearchParams();
  return address.read(search);
}

function useChoose() {
  const [, setSearch] = useSearchParams();
  return (name: keyof FigureFilters, value: string) =>
    setSearch((before) => address.write(before, { [name]: value }), {
      preventScrollReset: true,
      replace: true,
    });
}

/** The period that is counted; without a choice it is the last 90 days. */
export function PeriodField() {
  const { t } = useTranslation();
  const { days = '90' } = useFigureFilters();
  const choose = useChoose();
  return (
    <SelectField
      label={t('hiringReport.period', 'Period')}
      value={days}
      options={hiringDays.map((value) => ({ value, label: periodWords[value](t) }))}
      onChange={({ target }) => choose('days', target.value)}
    />
  );
}

/** The period, the job and the person of the figures, and their file. */
export function FigureTools({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const filters = useFigureFilters();
  const choose = useChoose();
  const jobs = useAsked(listMyJobs, { query: { limit: mostJobs } });
  const { days = '90', jobId = '', recruiterId = '' } = filters;
  const recruiters = useAsked(listRecruiters, { query: { days, ...(jobId && { jobId }) } });
  const all = (label: string) => ({ value: '', label });
  return (
    <Row gap={0.75} align="end" above={1} below={1}>
      <PeriodField />
      <SelectField
        label={t('posting.job', 'Job')}
        value={jobId}
        options={[
          all(t('hiringReport.allJobs', 'All jobs')),
          ...(jobs.data?.items ?? []).map((job) => ({ value: job.jobId, label: job.title })),
        ]}
        onChange={({ target }) => choose('jobId', target.value)}
      />
      <SelectField
        label={t('hiringReport.person', 'Team member')}
        value={recruiterId}
        options={[
          all(t('hiringReport.everyone', 'Everyone')),
          ...(recruiters.data?.items ?? []).map(({ userId, fullName }) => ({
            value: userId,
            label: fullName,
          })),
        ]}
        onChange={({ target }) => choose('recruiterId', target.value)}
      />
      <SheetTool
        file={{ filters, calls: sheetCalls('hiring_figures') }}
        app={useSheetApp()}
        disabled={isEmpty}
        className={buttons.button}
      />
    </Row>
  );
}
