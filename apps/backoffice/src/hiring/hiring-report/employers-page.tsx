import {
  hiringEmployersQuery,
  listHiringEmployers,
} from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import { hiringDays } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { counted, pageLink } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';

const periods = {
  '7': t('officeHiring.days.7', 'Last 7 days'),
  '30': t('officeHiring.days.30', 'Last 30 days'),
  '90': t('officeHiring.days.90', 'Last 90 days'),
  '365': t('officeHiring.days.365', 'Last 12 months'),
} as const;

const width = '7rem';
const hours = (value: number | null) =>
  value === null ? '–' : t('officeHiring.hours', '{{hours}} h', { hours: value });

/** How each business that posts jobs hires: its promise of 72 hours, its applicants, its hires. */
export const EmployersPage = listPage(listHiringEmployers, {
  name: 'hiring-employers',
  title: t('officeHiring.title', 'Hiring figures'),
  about: t('officeHiring.about', 'Businesses that published jobs in the period. 90 days unless you choose.'),
  address: listAddress(hiringEmployersQuery.shape, ['days'], {}),
  fields: [choice('days', t('officeHiring.period', 'Period'), hiringDays, periods)],
  keyOf: ({ organisationId }) => organisationId,
  nameOf: ({ companyName }) => companyName,
  columns: [
    pageLink(
      'company',
      t('common.business', 'Business'),
      ({ companyName }) => companyName,
      ({ organisationId }) => `/partners/${organisationId}`,
      { width: '14rem' },
    ),
    counted('jobs', t('officeHiring.jobs', 'Jobs'), ({ jobs }) => jobs, { width, card: 'corner' }),
    counted('kept', t('officeHiring.kept', '72 hours kept'), ({ kept }) => kept, { width }),
    counted('missed', t('officeHiring.missed', 'Missed'), ({ missed }) => missed, { width }),
    counted('running', t('officeHiring.running', 'Running'), ({ running }) => running, { width }),
    counted('applied', t('officeHiring.applied', 'Applications'), ({ applied }) => applied, { width }),
    counted('waiting', t('officeHiring.waiting', 'Without an answer'), ({ waiting }) => waiting, { width }),
    told('answer', t('officeHiring.answer', 'Median answer'), ({ answerHours }) => hours(answerHours), {
      width,
    }),
    counted('hired', t('officeHiring.hired', 'Hired'), ({ hired }) => hired, { width }),
  ],
  empty: {
    Icon: IconChartBar,
    title: t('officeHiring.none', 'No jobs in this period'),
    words: t('officeHiring.noneWords', 'Businesses appear here once they publish jobs.'),
  },
});
