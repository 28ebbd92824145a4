import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import type { OfficeRow } from '../../../platform/nav-row.ts';
import { t } from '../../../platform/words.ts';
import { TalkCount } from './talk-count.tsx';

export const talksNav: readonly OfficeRow[] = [
  {
    to: '/desk',
    label: t('talks.title', 'Live support'),
    Icon: IconMessages,
    position: { group: 'waiting', order: 15 },
    Badge: TalkCount,
  },
];
