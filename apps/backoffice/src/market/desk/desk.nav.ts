import IconBookings from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const deskNav: readonly OfficeRow[] = [
  {
    to: '/bookings',
    label: t('common.bookings', 'Bookings'),
    Icon: IconBookings,
    position: { group: 'waiting', order: 5 },
  },
];
