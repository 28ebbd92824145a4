import { mayOpen, type GuardProfile } from '@nukkad/contract/identity/account/screen.guard';
import type { Role } from '@nukkad/contract/kernel/roles';
import IconAbout from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconStrength from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconAssets from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconCard from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconInvitations from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconApp from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconHours from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconFriends from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconDocuments from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconPartner from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconServices from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconCandidates from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconApplications from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconSecurity from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconAddress from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconPrivacy from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconPayments from '@tabler/icons-react/dist/esm/icons/IconReceiptRupee.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** The headings of the account area, in their order. */
const placeGroups = ['you', 'home', 'work', 'jobs', 'account'] as const;
export type NavGroup = (typeof placeGroups)[number];

export const groupWords: Record<NavGroup, (t: Translate) => string> = {
  you: (t) => t('place.group.you', 'You, and what others see'),
  home: (t) => t('place.group.home', 'Your home and bookings'),
  work: (t) => t('place.group.work', 'Your business'),
  jobs: (t) => t('place.group.jobs', 'Your job search'),
  account: (t) => t('place.group.account', 'Account, safety and privacy'),
};

/** A section of the account area: a line of its list, and a card on its first page. */
export interface AccountNavItem {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** One short sentence: what a person finds there. */
  readonly about: (t: Translate) => string;
  /** Under which heading it stands. */
  readonly group: NavGroup;
  /** The roles that see it; left out: decided by the table of screens. */
  readonly roles?: readonly Role[];
}

/**
 * The sections, in the order of their list. A section's route stands in `accountPages` of app/routes.ts, its rule in
 * the table of guards, and its entry here.
 */
const accountPlaces: readonly AccountNavItem[] = [
  {
    to: '/profile/about',
    group: 'you',
    Icon: IconAbout,
    label: (t) => t('about.title', 'About you'),
    about: (t) => t('about.about', 'Name, photo and a few words.'),
  },
  {
    to: '/profile/strength',
    group: 'you',
    Icon: IconStrength,
    label: (t) => t('standing.title', 'Strength and trust'),
    about: (t) => t('standing.about', 'How complete your profile is, and how your trust score is made.'),
  },
  {
    to: '/profile/card',
    group: 'you',
    Icon: IconCard,
    label: (t) => t('card.title', 'Business card'),
    about: (t) => t('card.place.about', 'A page about you to share or print.'),
  },
  {
    to: '/message_center',
    group: 'you',
    Icon: IconMessages,
    label: (t) => t('messages.title', 'Messages'),
    about: (t) => t('place.messages.about', 'Chats with customers, partners and support.'),
  },
  {
    to: '/profile/friends',
    group: 'you',
    Icon: IconFriends,
    label: (t) => t('friends.title', 'Refer a friend'),
    about: (t) => t('place.friends.about', 'Your referral code, and who used it.'),
  },
  {
    to: '/buyer/bookings',
    group: 'home',
    Icon: IconBookings,
    label: (t) => t('bookings.title', 'Your bookings'),
    about: (t) => t('profile.bookings.about', 'Upcoming and past bookings, with their prices.'),
    roles: ['Buyer'],
  },
  {
    to: '/buyer/addresses',
    group: 'home',
    Icon: IconAddress,
    label: (t) => t('address.title', 'Your addresses'),
    about: (t) => t('profile.addresses.about', 'Home, office and other service addresses.'),
    roles: ['Buyer'],
  },
  {
    to: '/buyer/payments',
    group: 'home',
    Icon: IconPayments,
    label: (t) => t('payment.title', 'Your payments'),
    about: (t) => t('profile.payments.about', 'What you paid, and what was refunded.'),
    roles: ['Buyer'],
  },
  {
    to: '/profile/assets',
    group: 'home',
    Icon: IconAssets,
    label: (t) => t('assets.own', 'My appliances'),
    about: (t) => t('assets.own.about', 'Appliances and their serial numbers, in one place.'),
    roles: ['Buyer', 'Jobseeker'],
  },
  {
    to: '/update-partner',
    group: 'work',
    Icon: IconPartner,
    label: (t) => t('updatePartner.title', 'Your partner profile'),
    about: (t) => t('place.partner.about', 'What customers see of your business, and what is under review.'),
  },
  {
    to: '/consultant-service/hours',
    group: 'work',
    Icon: IconHours,
    label: (t) => t('hours.title', 'Working hours'),
    about: (t) => t('place.hours.about', 'When customers can book you, and who does the jobs.'),
    roles: ['Service Partner'],
  },
  {
    to: '/users/sub-users-list',
    group: 'work',
    Icon: IconTeam,
    label: (t) => t('team.title', 'Your team'),
    about: (t) => t('place.team.about', 'Who works with you, and their permissions.'),
  },
  {
    to: '/profile/team',
    group: 'work',
    Icon: IconTeam,
    label: (t) => t('team.own', 'Your colleagues'),
    about: (t) => t('team.own.about', 'The people you work with, and how to leave.'),
  },
  {
    to: '/service-categories',
    group: 'work',
    Icon: IconServices,
    label: (t) => t('ownServices.title', 'Your services'),
    about: (t) => t('place.services.about', 'What you do, and what each costs.'),
  },
  {
    to: '/profile/catalogue',
    group: 'work',
    Icon: IconProducts,
    label: (t) => t('catalogue.title', 'Catalogue'),
    about: (t) => t('catalogue.about', 'What you sell, each with its picture and price.'),
    roles: ['Service Partner', 'subUser'],
  },
  {
    to: '/profile/assets',
    group: 'work',
    Icon: IconAssets,
    label: (t) => t('assets.title', 'Assets'),
    about: (t) => t('assets.about', 'Tools, phones and vehicles your team uses, with their serial numbers.'),
    roles: ['Service Partner', 'subUser'],
  },
  {
    to: '/view-all-candidates',
    group: 'work',
    Icon: IconCandidates,
    label: (t) => t('candidates.title', 'Candidates'),
    about: (t) => t('place.candidates.about', 'People who applied for your jobs.'),
  },
  {
    to: '/all-jobs',
    group: 'jobs',
    Icon: IconJobs,
    label: (t) => t('jobs.title', 'Jobs'),
    about: (t) => t('place.jobs.about', 'Jobs near you that match your profile.'),
  },
  {
    to: '/candidate',
    group: 'jobs',
    Icon: IconApplications,
    label: (t) => t('applications.title', 'Your applications'),
    about: (t) => t('place.applications.about', 'Where you applied, and what comes next.'),
  },
  {
    to: '/profile/invitations',
    group: 'jobs',
    Icon: IconInvitations,
    label: (t) => t('invitation.title', 'Invitations'),
    about: (t) => t('invitation.about', 'Businesses that want you on their team.'),
  },
  {
    to: '/profile/settings',
    group: 'account',
    Icon: IconSettings,
    label: (t) => t('settings.title', 'Settings'),
    about: (t) => t('settings.about', 'Language, colours and notifications.'),
  },
  {
    to: '/profile/security',
    group: 'account',
    Icon: IconSecurity,
    label: (t) => t('security.title', 'Login and security'),
    about: (t) => t('security.about', 'Passkeys, password, number and email.'),
  },
  {
    to: '/profile/devices',
    group: 'account',
    Icon: IconDevices,
    label: (t) => t('devices.title', 'Devices and account'),
    about: (t) => t('place.devices.about', 'Where you are signed in, and how to close your account.'),
  },
  {
    to: '/profile/documents',
    group: 'account',
    Icon: IconDocuments,
    label: (t) => t('documents.title', 'Your documents'),
    about: (t) => t('documents.about', 'Your papers and certificates. Only you see them.'),
  },
  {
    to: '/profile/activity',
    group: 'account',
    Icon: IconActivity,
    label: (t) => t('activity.title', 'Activity'),
    about: (t) => t('activity.about', 'What was done in your name, and when.'),
  },
  {
    to: '/help/app',
    group: 'account',
    Icon: IconApp,
    label: (t) => t('appLink.title', 'The app on your phone'),
    about: (t) => t('place.app.about', 'Get the link by SMS, or send it to someone.'),
  },
  {
    to: '/profile/privacy',
    group: 'account',
    Icon: IconPrivacy,
    label: (t) => t('privacy.title', 'Privacy'),
    about: (t) => t('privacy.about', 'Your consents, a copy of your data, and erasing your account.'),
  },
];

/** What this person may open, by the table of screens. */
function accountPlacesOf(standing: GuardProfile): readonly AccountNavItem[] {
  const { role } = standing;
  return accountPlaces.filter(
    ({ to, roles }) => (!roles || (role !== null && roles.includes(role))) && mayOpen(to, standing).enter,
  );
}

/** The same under their headings; a heading with nothing below it is left out. */
export function groupedNavItemsOf(
  standing: GuardProfile,
): readonly { readonly group: NavGroup; readonly places: readonly AccountNavItem[] }[] {
  const places = accountPlacesOf(standing);
  return placeGroups
    .map((group) => ({ group, places: places.filter((place) => place.group === group) }))
    .filter((one) => one.places.length > 0);
}
