import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const pieceNav: readonly OfficeRow[] = [
  {
    to: '/content',
    label: t('piece.title', 'Site content'),
    Icon: IconNews,
    position: { group: 'settings', order: 18 },
  },
];
