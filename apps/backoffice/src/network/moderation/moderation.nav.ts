import IconShield from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';
import { CaseCount } from './case-count.tsx';

export const moderationNav: readonly OfficeRow[] = [
  {
    to: '/moderation',
    label: t('officeCase.title', 'Moderation'),
    Icon: IconShield,
    position: { group: 'waiting', order: 42 },
    Badge: CaseCount,
  },
];
