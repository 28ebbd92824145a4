import { listMyJobs, myJobsQuery } from '@nukkad/contract/hiring/job/job.api';
import { type OwnJobCard, jobStandings } from '@nukkad/contract/hiring/job/job.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import { placeInWords, standingWords } from '../../nouns/job/job-words.ts';
import { StandingPill } from '../../nouns/job/standing-pill.tsx';
import { pageLink } from '../../nouns/work-list/columns.tsx';
import { type Voice, listPart } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { jobEmpty } from './job.empty.ts';
import { clockInShort, wageOf } from './job-words.ts';

function LiveClock({ job }: { job: OwnJobCard }) {
  const voice = useTranslation();
  return clockInShort(voice, job, useNow());
}

function applicantsOf(
  { t, plural }: Pick<Voice, 't' | 'plural'>,
  { applicants, placesFilled }: OwnJobCard,
): string {
  const { total, waiting, shortlisted } = applicants;
  if (total === 0) return t('posting.applicants.none', 'None yet');
  const parts = [
    placesFilled > 0 && t('posting.places.filled', '{{count}} hired', { count: placesFilled }),
    waiting > 0 && t('posting.applicants.waiting', '{{count}} waiting', { count: waiting }),
    shortlisted > 0 && t('posting.applicants.shortlisted', '{{count}} shortlisted', { count: shortlisted }),
  ].filter(Boolean);
  return [
    plural('posting.applicants', total, { one: '{{count}} applicant', other: '{{count}} applicants' }),
    ...parts,
  ].join(', ');
}

/** The jobs of the business, with their states and counts. */
export const JobList = listPart(listMyJobs, {
  name: 'posted-jobs',
  label: ({ t }) => t('posting.title', 'Your jobs'),
  address: listAddress(myJobsQuery.shape, ['q', 'standing', 'sort'], {}),
  ownSort: 'newest',
  fields: ({ t }) => [
    search(t('posting.search', 'Part of the heading')),
    choice('standing', t('posting.state', 'Status'), jobStandings, (value) => standingWords[value](t)),
  ],
  keyOf: ({ jobId }) => jobId,
  nameOf: ({ title }) => title,
  columns: ({ t, voice }) => [
    pageLink(
      'title',
      t('posting.job', 'Job'),
      ({ title }) => title,
      ({ jobId }) => `/hire-talent/jobs/${jobId}`,
    ),
    told('standing', t('posting.state', 'Status'), ({ standing }) => standingWords[standing](t), {
      cell: ({ standing }) => <StandingPill standing={standing} />,
      card: 'corner',
      width: '8.5rem',
    }),
    told('applicants', t('posting.applicants.title', 'Applicants'), (job) => applicantsOf(voice, job), {
      width: '14rem',
    }),
    told('clock', t('posting.clock', '72 hours'), (job) => clockInShort(voice, job, new Date()), {
      cell: (job) => <LiveClock job={job} />,
      width: '7rem',
    }),
    told('wage', t('posting.wage', 'Pay'), (job) => wageOf(voice, job), { width: '12.5rem' }),
    told('place', t('posting.place', 'Place'), placeInWords, { width: '11rem', startsHidden: true }),
    told('created', t('posting.created', 'Created'), ({ createdAt }) => createdAt, {
      cell: ({ createdAt }) => <DateTime at={createdAt} as="date" />,
      sort: ['newest', 'oldest'],
      width: '7rem',
    }),
  ],
  empty: () => <EmptyScreen screen={jobEmpty['no-jobs']} />,
});
