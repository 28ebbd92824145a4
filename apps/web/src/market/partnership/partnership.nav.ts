import IconHours from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPartner from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const partnershipNav: readonly NavRow[] = [
  {
    to: '/update-partner',
    work: { group: 'settings', order: 10, tab: 65 },
    Icon: IconPartner,
    label: (t) => t('updatePartner.title', 'Your partner profile'),
    short: (t) => t('updatePartner.short', 'Partner profile'),
    about: (t) => t('place.partner.about', 'What customers see of your business, and what is under review.'),
  },
  {
    to: '/consultant-service/hours',
    work: { group: 'bookings', order: 40 },
    Icon: IconHours,
    label: (t) => t('hours.title', 'Working hours'),
    about: (t) => t('place.hours.about', 'When customers can book you, and who does the jobs.'),
  },
];
