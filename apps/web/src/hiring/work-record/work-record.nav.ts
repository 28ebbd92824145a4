import IconRecord from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const workRecordNav: readonly NavRow[] = [
  {
    to: '/candidate/work-record',
    account: { group: 'jobs', order: 35 },
    Icon: IconRecord,
    label: (t) => t('workRecord.title', 'Verified work record'),
    about: (t) => t('place.workRecord.about', 'Work that customers and employers confirmed.'),
  },
];
