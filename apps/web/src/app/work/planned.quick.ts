import IconParty from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconJob from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import type { QuickAction } from '../../platform/nav-items.ts';

/** Of screens that are there before their domain. */
export const plannedQuick: readonly QuickAction[] = [
  {
    to: '/projects/new-business',
    Icon: IconParty,
    label: (t) => t('quick.party', 'Create Party'),
    order: 10,
  },
  {
    to: '/hire-talent/post-job',
    Icon: IconJob,
    label: (t) => t('quick.job', 'Create Job'),
    order: 30,
  },
];
