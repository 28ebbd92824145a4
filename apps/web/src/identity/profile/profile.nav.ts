import IconAbout from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconStrength from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconAppliances from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconCard from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const profileNav: readonly NavRow[] = [
  {
    to: '/profile/about',
    account: { group: 'you', order: 10 },
    Icon: IconAbout,
    label: (t) => t('about.title', 'About you'),
    about: (t) => t('about.about', 'Name, photo and a few words.'),
  },
  {
    to: '/profile/strength',
    account: { group: 'you', order: 20 },
    Icon: IconStrength,
    label: (t) => t('standing.title', 'Strength and trust'),
    about: (t) => t('standing.about', 'How complete your profile is, and what makes up your trust score.'),
    // Of those whom others hire or book: it means nothing to a customer.
    roles: ['Jobseeker', 'Service Partner', 'subUser'],
  },
  {
    to: '/profile/card',
    account: { group: 'you', order: 30 },
    work: { group: 'network', order: 10, tab: 70 },
    Icon: IconCard,
    label: (t) => t('card.title', 'Business card'),
    about: (t) => t('card.place.about', 'A page about you to share or print.'),
  },
  {
    to: '/profile/assets',
    account: { group: 'home', order: 40 },
    Icon: IconAppliances,
    label: (t) => t('assets.own', 'My appliances'),
    about: (t) => t('assets.own.about', 'Appliances and their serial numbers, in one place.'),
    roles: ['Buyer', 'Jobseeker'],
  },
  {
    to: '/profile/catalogue',
    work: { group: 'bookings', order: 30 },
    also: ['/products', '/theme/catalogue'],
    Icon: IconProducts,
    label: (t) => t('catalogue.title', 'Catalogue'),
    about: (t) => t('catalogue.about', 'What you sell, with photos and prices.'),
    roles: ['Service Partner', 'subUser'],
  },
  {
    to: '/profile/settings',
    account: { group: 'account', order: 10 },
    Icon: IconSettings,
    label: (t) => t('settings.title', 'Settings'),
    about: (t) => t('settings.about', 'Language, colours and notifications.'),
  },
  {
    to: '/profile/activity',
    account: { group: 'account', order: 50 },
    Icon: IconActivity,
    label: (t) => t('activity.title', 'Activity'),
    about: (t) => t('activity.about', 'What happened on your account, and when.'),
  },
];
