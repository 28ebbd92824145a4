import IconService from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import type { QuickAction } from '../../platform/nav-items.ts';

export const catalogQuick: readonly QuickAction[] = [
  {
    to: '/service-categories/add-service-category',
    Icon: IconService,
    label: (t) => t('quick.service', 'Add Service'),
    order: 40,
  },
];
