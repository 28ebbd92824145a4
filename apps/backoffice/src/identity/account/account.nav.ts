import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const accountNav: readonly OfficeRow[] = [
  {
    to: '/people',
    label: t('common.people', 'People'),
    Icon: IconUsers,
    position: { group: 'people', order: 10 },
  },
];
