import IconAccount from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconNetwork from '@tabler/icons-react/dist/esm/icons/IconAffiliate.mjs';
import IconOffers from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import IconPayments from '@tabler/icons-react/dist/esm/icons/IconCurrencyRupee.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const tagIcons: Readonly<Record<NotificationTag, typeof IconAccount>> = {
  account: IconAccount,
  bookings: IconBookings,
  payments: IconPayments,
  team: IconTeam,
  messages: IconMessages,
  offers: IconOffers,
  network: IconNetwork,
};

export const tagWords: Readonly<Record<NotificationTag, (t: Translate) => string>> = {
  account: (t) => t('notification.tag.account', 'Account'),
  bookings: (t) => t('notification.tag.bookings', 'Bookings'),
  payments: (t) => t('notification.tag.payments', 'Payments'),
  team: (t) => t('notification.tag.team', 'Team'),
  messages: (t) => t('notification.tag.messages', 'Messages'),
  offers: (t) => t('notification.tag.offers', 'Offers'),
  network: (t) => t('notification.tag.network', 'Network'),
};
