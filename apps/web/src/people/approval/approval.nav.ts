import IconApprovals from '@tabler/icons-react/dist/esm/icons/IconRubberStamp.mjs';
import IconLevels from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs';
import type { NavRow } from '../../platform/nav-items.ts';
import { ApprovalCount } from './approval-count.tsx';

export const approvalNav: readonly NavRow[] = [
  {
    to: '/approvals',
    work: { group: 'people', order: 45 },
    Icon: IconApprovals,
    label: (t) => t('approval.title', 'Approvals'),
    about: (t) => t('approval.about', 'What your team asks you to decide.'),
    Badge: ApprovalCount,
  },
  {
    to: '/people/approvals',
    work: { group: 'settings', order: 42 },
    Icon: IconLevels,
    label: (t) => t('approval.levels', 'Approval levels'),
    about: (t) => t('approval.levels.about', 'Who decides on what your team asks for, level by level.'),
  },
];
