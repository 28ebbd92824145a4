import {
  type OfficeJobCard,
  listOfficeJobs,
  officeJobsQuery,
} from '@nukkad/contract/hiring/job/job-office.api';
import { jobStandings } from '@nukkad/contract/hiring/job/job.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { badge, counted, linked, moment, pageLink } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { colourOf, holdWords, standingWords } from './job-words.ts';

const queues = {
  held: t('officeJob.queue.held', 'On hold'),
  reported: t('officeJob.queue.reported', 'Reported'),
} as const;

const holdsOf = ({ holds }: OfficeJobCard) => holds.map((hold) => holdWords[hold]).join(', ');

/** Jobs of all businesses: those that wait for a decision, and those that jobseekers reported. */
export const JobsPage = listPage(listOfficeJobs, {
  name: 'office-jobs',
  title: t('officeJob.title', 'Jobs'),
  about: t('officeJob.about', 'Jobs that businesses post. Decide on those on hold and those reported.'),
  address: listAddress(officeJobsQuery.shape, ['q', 'queue', 'standing', 'sort'], {}),
  fields: [
    search(t('officeJob.search', 'Job title')),
    choice('queue', t('officeJob.queue', 'To decide'), ['held', 'reported'], queues),
    choice('standing', t('common.status', 'Status'), jobStandings, standingWords),
  ],
  views: [
    { id: 'held', name: queues.held, filters: { queue: 'held' } },
    { id: 'reported', name: queues.reported, filters: { queue: 'reported' } },
  ],
  ownSort: 'newest',
  keyOf: ({ jobId }) => jobId,
  nameOf: ({ title }) => title,
  columns: [
    pageLink(
      'title',
      t('officeJob.job', 'Job'),
      ({ title }) => title,
      ({ jobId }) => `/jobs/${jobId}`,
      { width: '12rem' },
    ),
    linked(
      'company',
      t('common.business', 'Business'),
      ({ companyName }) => companyName,
      ({ organisationId }) => `/partners/${organisationId}`,
      { width: '10rem' },
    ),
    badge(({ standing }) => standingWords[standing], colourOf, { width: '7rem' }),
    told('holds', t('officeJob.holds', 'On hold because'), holdsOf),
    counted('reports', t('officeJob.reports', 'Reports'), ({ reports }) => reports, { width: '5rem' }),
    told('trade', t('officeJob.trade', 'Trade'), ({ tradeName }) => tradeName, {
      startsHidden: true,
      width: '8rem',
    }),
    told('city', t('officeJob.city', 'City'), ({ cityName }) => cityName, {
      startsHidden: true,
      width: '8rem',
    }),
    moment('held', t('officeJob.since', 'On hold since'), ({ heldAt }) => heldAt, { width: '11rem' }),
    moment('created', t('officeJob.created', 'Created'), ({ createdAt }) => createdAt, {
      sort: ['newest', 'oldest'],
      width: '11rem',
    }),
    moment('published', t('officeJob.published', 'Published'), ({ publishedAt }) => publishedAt, {
      startsHidden: true,
      width: '11rem',
    }),
  ],
  empty: {
    Icon: IconBriefcase,
    title: t('officeJob.none', 'No jobs yet'),
    words: t('officeJob.noneWords', 'Jobs appear here when businesses post them.'),
  },
});
