import IconPrivacy from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const privacyNav: readonly NavRow[] = [
  {
    to: '/profile/privacy',
    account: { group: 'account', order: 70 },
    Icon: IconPrivacy,
    label: (t) => t('privacy.title', 'Privacy'),
    about: (t) => t('privacy.about', 'Your consents, a copy of your data, and deleting your account.'),
  },
];
