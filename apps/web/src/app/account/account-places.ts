import type { MyProfile } from '@nukkad/contract/account/account.model';
import type { Role } from '@nukkad/contract/kernel/roles';
import IconAddress from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconPayments from '@tabler/icons-react/dist/esm/icons/IconReceiptRupee.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** A section of the account area: a line of its list, and a card on its first page. */
export interface AccountPlace {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** One short sentence: what a person finds there. */
  readonly about: (t: Translate) => string;
  /** Whom it is for; left out: everybody signed in. */
  readonly roles?: readonly Role[];
  /** What a subUser needs besides its role, as `key.action`. */
  readonly permission?: string;
}

/**
 * The sections, in the order of their list. A section's route stands in `accountPages` of app/routes.ts, its rule in
 * the table of guards, and its entry here.
 */
const accountPlaces: readonly AccountPlace[] = [
  {
    to: '/buyer/bookings',
    Icon: IconBookings,
    label: (t) => t('bookings.title', 'Your bookings'),
    about: (t) => t('profile.bookings.about', 'What is coming, what is done, and what it cost.'),
    roles: ['Buyer'],
  },
  {
    to: '/buyer/addresses',
    Icon: IconAddress,
    label: (t) => t('address.title', 'Your addresses'),
    about: (t) => t('profile.addresses.about', 'Where we come to: home, office and other places.'),
    roles: ['Buyer'],
  },
  {
    to: '/buyer/payments',
    Icon: IconPayments,
    label: (t) => t('payment.title', 'Your payments'),
    about: (t) => t('profile.payments.about', 'What you paid online, and what came back.'),
    roles: ['Buyer'],
  },
];

export function accountPlacesOf({
  role,
  permissions,
}: Pick<MyProfile, 'role' | 'permissions'>): readonly AccountPlace[] {
  return accountPlaces.filter(
    (place) =>
      (!place.roles || (role !== null && place.roles.includes(role))) &&
      (role !== 'subUser' || !place.permission || permissions.includes(place.permission)),
  );
}
