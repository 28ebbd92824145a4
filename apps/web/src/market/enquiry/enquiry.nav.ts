import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./enquiry-count.tsx'),
  (part) => part.EnquiryCount,
);

export const enquiryNav: readonly NavRow[] = [
  {
    to: '/buyer/enquiries',
    account: { group: 'home', order: 15 },
    Icon: IconMessages,
    label: (t) => t('enquiry.title', 'Your enquiries'),
    about: (t) => t('enquiry.title.about', 'Questions to partners, and their answers.'),
    roles: ['Buyer'],
    Badge,
  },
  {
    to: '/consultant-service/enquiries',
    work: { group: 'bookings', order: 20 },
    Icon: IconMessages,
    label: (t) => t('enquiry.places', 'Enquiries'),
    about: (t) => t('enquiry.places.about', 'What customers ask before they book.'),
    Badge,
  },
];
