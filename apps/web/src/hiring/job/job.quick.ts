import IconPost from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import type { QuickAction } from '../../platform/nav-items.ts';

export const jobQuick: readonly QuickAction[] = [
  {
    to: '/hire-talent/post-job',
    Icon: IconPost,
    label: (t) => t('quick.job', 'Create Job'),
    order: 30,
  },
];
