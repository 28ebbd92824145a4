import IconTasks from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const taskNav: readonly NavRow[] = [
  {
    to: '/tasks',
    work: { group: 'today', order: 40 },
    Icon: IconTasks,
    label: (t) => t('task.heading', 'Tasks'),
    about: (t) => t('task.about', 'What needs to be done, by whom and by when.'),
  },
];
