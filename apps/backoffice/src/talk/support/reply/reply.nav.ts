import IconReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import type { OfficeRow } from '../../../platform/nav-row.ts';
import { t } from '../../../platform/words.ts';

export const replyNav: readonly OfficeRow[] = [
  {
    to: '/replies',
    label: t('replies.title', 'Ready replies'),
    Icon: IconReply,
    position: { group: 'settings', order: 21 },
  },
];
