import IconJob from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import type { QuickAction } from '../../platform/nav-items.ts';

/** Of screens that are there before their domain. */
export const plannedQuick: readonly QuickAction[] = [
  {
    to: '/hire-talent/post-job',
    Icon: IconJob,
    label: (t) => t('quick.job', 'Create Job'),
    order: 30,
  },
];
