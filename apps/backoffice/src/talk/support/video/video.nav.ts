import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { OfficeRow } from '../../../platform/nav-row.ts';
import { t } from '../../../platform/words.ts';

export const videoNav: readonly OfficeRow[] = [
  {
    to: '/videos',
    label: t('videos.title', 'How-to videos'),
    Icon: IconVideo,
    position: { group: 'settings', order: 22 },
  },
];
