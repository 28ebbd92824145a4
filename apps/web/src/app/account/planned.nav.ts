import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCandidates from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconApplications from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { AccountNavItem } from '../../platform/nav-items.ts';

/** Of screens that are there before their domain. */
export const plannedNav: readonly AccountNavItem[] = [
  {
    to: '/view-all-candidates',
    group: 'work',
    order: 80,
    Icon: IconCandidates,
    label: (t) => t('candidates.title', 'Candidates'),
    about: (t) => t('place.candidates.about', 'People who applied for your jobs.'),
  },
  {
    to: '/all-jobs',
    group: 'jobs',
    order: 10,
    Icon: IconJobs,
    label: (t) => t('jobs.title', 'Jobs'),
    about: (t) => t('place.jobs.about', 'Jobs near you that match your profile.'),
  },
  {
    to: '/candidate',
    group: 'jobs',
    order: 20,
    Icon: IconApplications,
    label: (t) => t('applications.title', 'Your applications'),
    about: (t) => t('place.applications.about', 'Where you applied, and what’s next.'),
  },
];
