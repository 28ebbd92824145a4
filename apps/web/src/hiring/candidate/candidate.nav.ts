import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const candidateNav: readonly NavRow[] = [
  {
    to: '/all-jobs',
    account: { group: 'jobs', order: 10 },
    Icon: IconJobs,
    label: (t) => t('jobs.title', 'Jobs'),
    about: (t) => t('place.jobs.about', 'Jobs near you, with their pay, hours and place.'),
  },
  {
    to: '/candidate/profile',
    account: { group: 'jobs', order: 30 },
    Icon: IconProfile,
    label: (t) => t('candidate.title', 'Your job profile'),
    about: (t) => t('place.candidate.about', 'What you can do, the pay you expect, and who can find you.'),
  },
  {
    to: '/jobs',
    account: { group: 'jobs', order: 10 },
    Icon: IconJobs,
    label: (t) => t('lookForWork.page', 'Look for work'),
    about: (t) => t('place.lookForWork.about', 'Find jobs near you and apply.'),
    roles: ['Buyer'],
  },
];
