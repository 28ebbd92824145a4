import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconApplications from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

/** Of screens that have a route and no content yet: their domain removes the row and adds its own. */
export const plannedNav: readonly NavRow[] = [
  {
    to: '/all-jobs',
    account: { group: 'jobs', order: 10 },
    planned: true,
    Icon: IconJobs,
    label: (t) => t('jobs.title', 'Jobs'),
    about: (t) => t('place.jobs.about', 'Jobs near you that match your profile.'),
  },
  {
    to: '/candidate',
    account: { group: 'jobs', order: 20 },
    planned: true,
    Icon: IconApplications,
    label: (t) => t('applications.title', 'Your applications'),
    about: (t) => t('place.applications.about', 'Where you applied, and what’s next.'),
  },
];
