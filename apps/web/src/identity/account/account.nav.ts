import IconApp from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconFriends from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconSecurity from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconAddress from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const accountNav: readonly NavRow[] = [
  {
    to: '/profile',
    work: { group: 'settings', order: 20 },
    Icon: IconProfile,
    label: (t) => t('profile.title', 'Your profile'),
    about: (t) => t('place.profile.about', 'Your details, login, devices and privacy.'),
  },
  {
    to: '/profile/friends',
    account: { group: 'you', order: 50 },
    Icon: IconFriends,
    label: (t) => t('friends.title', 'Refer a friend'),
    about: (t) => t('place.friends.about', 'Your referral code, and who used it.'),
  },
  {
    to: '/buyer/addresses',
    account: { group: 'home', order: 20 },
    Icon: IconAddress,
    label: (t) => t('address.title', 'Your addresses'),
    about: (t) => t('profile.addresses.about', 'Home, office and other service addresses.'),
    roles: ['Buyer'],
  },
  {
    to: '/profile/security',
    account: { group: 'account', order: 20 },
    Icon: IconSecurity,
    label: (t) => t('security.title', 'Login and security'),
    about: (t) => t('security.about', 'Passkeys, password, number and email.'),
  },
  {
    to: '/profile/devices',
    account: { group: 'account', order: 30 },
    Icon: IconDevices,
    label: (t) => t('devices.title', 'Devices and account'),
    about: (t) => t('place.devices.about', 'Where you’re logged in, and closing your account.'),
  },
  {
    to: '/help/app',
    account: { group: 'account', order: 60 },
    Icon: IconApp,
    label: (t) => t('appLink.title', 'Get the app'),
    about: (t) => t('place.app.about', 'Get the link by SMS, or send it to someone.'),
  },
];
