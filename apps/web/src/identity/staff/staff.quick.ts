import IconUserAdd from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { QuickAction } from '../../platform/nav-items.ts';

export const staffQuick: readonly QuickAction[] = [
  {
    to: '/add-user',
    Icon: IconUserAdd,
    label: (t) => t('quick.employee', 'Add Employee'),
    order: 20,
  },
];
