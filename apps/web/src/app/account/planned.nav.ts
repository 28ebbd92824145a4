import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCandidates from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

/** Of screens that have a route and no content yet: their domain removes the row and adds its own. */
export const plannedNav: readonly NavRow[] = [
  {
    to: '/view-all-candidates',
    work: { group: 'hiring', order: 10 },
    planned: true,
    Icon: IconCandidates,
    label: (t) => t('candidates.title', 'Candidates'),
    about: (t) => t('place.candidates.about', 'People who applied for your jobs.'),
  },
  {
    to: '/hire-talent/post-job',
    work: { group: 'hiring', order: 20 },
    planned: true,
    also: ['/post-job'],
    Icon: IconJobs,
    label: (t) => t('postJob.title', 'Post a job'),
    about: (t) => t('place.postJob.about', 'Tell us who you want to hire.'),
  },
];
