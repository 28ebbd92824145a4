import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';
import { IncidentCount } from './incident-count.tsx';

export const supportNav: readonly OfficeRow[] = [
  {
    to: '/support',
    label: t('common.support', 'Support'),
    Icon: IconMessage,
    position: { group: 'waiting', order: 20 },
    Badge: IncidentCount,
  },
];
