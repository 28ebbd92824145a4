import { mayOpen, type Standing } from '@nukkad/contract/account/screen.guard';
import type { Role } from '@nukkad/contract/kernel/roles';
import IconAbout from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconStrength from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconNotifications from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
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
import IconDetails from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconServices from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconCandidates from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconTheme from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconApplications from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconSecurity from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconAddress from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconPrivacy from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconPayments from '@tabler/icons-react/dist/esm/icons/IconReceiptRupee.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** A section of the account area: a line of its list, and a card on its first page. */
export interface AccountPlace {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** One short sentence: what a person finds there. */
  readonly about: (t: Translate) => string;
  /** Whom it is for; left out: whoever the table of screens lets in. */
  readonly roles?: readonly Role[];
}

/**
 * The sections, in the order of their list. A section's route stands in `accountPages` of app/routes.ts, its rule in
 * the table of guards, and its entry here.
 */
const accountPlaces: readonly AccountPlace[] = [
  {
    to: '/profile/about',
    Icon: IconAbout,
    label: (t) => t('about.title', 'About you'),
    about: (t) => t('about.about', 'Name, picture and a few words.'),
  },
  {
    to: '/profile/strength',
    Icon: IconStrength,
    label: (t) => t('standing.title', 'Strength and trust'),
    about: (t) => t('standing.about', 'How complete your profile is, and what trust is made of.'),
  },
  {
    to: '/profile/notifications',
    Icon: IconNotifications,
    label: (t) => t('choices.title', 'Notifications'),
    about: (t) => t('choices.about', 'What you are told, and how.'),
  },
  {
    to: '/profile/invitations',
    Icon: IconInvitations,
    label: (t) => t('invitation.title', 'Invitations'),
    about: (t) => t('invitation.about', 'Firms that would like you in their team.'),
  },
  {
    to: '/buyer-profile',
    Icon: IconDetails,
    label: (t) => t('buyerProfile.title', 'Your details'),
    about: (t) => t('buyerProfile.about', 'Your name, as it is asked for at the door.'),
  },
  {
    to: '/profile/security',
    Icon: IconSecurity,
    label: (t) => t('security.title', 'Login and security'),
    about: (t) => t('security.about', 'Passkeys, password, number and e-mail.'),
  },
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
  {
    to: '/update-partner',
    Icon: IconPartner,
    label: (t) => t('updatePartner.title', 'Your partner profile'),
    about: (t) => t('place.partner.about', 'What customers see of your firm, and what waits for review.'),
  },
  {
    to: '/consultant-service/hours',
    Icon: IconHours,
    label: (t) => t('hours.title', 'Working hours'),
    about: (t) => t('place.hours.about', 'When customers can book you, and who does the jobs.'),
    roles: ['Service Partner'],
  },
  {
    to: '/profile/documents',
    Icon: IconDocuments,
    label: (t) => t('documents.title', 'Your documents'),
    about: (t) => t('documents.about', 'Papers and certificates, kept for you alone.'),
  },
  {
    to: '/all-jobs',
    Icon: IconJobs,
    label: (t) => t('jobs.title', 'Jobs'),
    about: (t) => t('place.jobs.about', 'Work near you, and work that suits you.'),
  },
  {
    to: '/candidate',
    Icon: IconApplications,
    label: (t) => t('applications.title', 'Your applications'),
    about: (t) => t('place.applications.about', 'Where you applied, and what comes next.'),
  },
  {
    to: '/users/sub-users-list',
    Icon: IconTeam,
    label: (t) => t('team.title', 'Your team'),
    about: (t) => t('place.team.about', 'Who works with you, and what each may do.'),
  },
  {
    to: '/service-categories',
    Icon: IconServices,
    label: (t) => t('serviceCategories.title', 'Service categories'),
    about: (t) => t('place.services.about', 'What you do, and what each costs.'),
  },
  {
    to: '/products',
    Icon: IconProducts,
    label: (t) => t('products.title', 'Products'),
    about: (t) => t('place.products.about', 'What you sell beside your services.'),
  },
  {
    to: '/view-all-candidates',
    Icon: IconCandidates,
    label: (t) => t('candidates.title', 'Candidates'),
    about: (t) => t('place.candidates.about', 'Who came for your jobs.'),
  },
  {
    to: '/message_center',
    Icon: IconMessages,
    label: (t) => t('messages.title', 'Messages'),
    about: (t) => t('place.messages.about', 'Talks with customers, partners and our support.'),
  },
  {
    to: '/profile/devices',
    Icon: IconDevices,
    label: (t) => t('devices.title', 'Devices and account'),
    about: (t) => t('place.devices.about', 'Where you are signed in, and how to close your account.'),
  },
  {
    to: '/profile/friends',
    Icon: IconFriends,
    label: (t) => t('friends.title', 'Refer a friend'),
    about: (t) => t('place.friends.about', 'Your code for friends, and who came by it.'),
  },
  {
    to: '/help/app',
    Icon: IconApp,
    label: (t) => t('appLink.title', 'The app on your phone'),
    about: (t) => t('place.app.about', 'Have its link sent to you, or to somebody else.'),
  },
  {
    to: '/theme',
    Icon: IconTheme,
    label: (t) => t('theme.title', 'Colours and language'),
    about: (t) => t('place.theme.about', 'Day or night, English or Hindi.'),
  },
  {
    to: '/profile/privacy',
    Icon: IconPrivacy,
    label: (t) => t('privacy.title', 'Privacy'),
    about: (t) => t('privacy.about', 'What you allow, a copy of your data, and erasing your account.'),
  },
];

/** What this person may open, by the table of screens. */
export function accountPlacesOf(standing: Standing): readonly AccountPlace[] {
  const { role } = standing;
  return accountPlaces.filter(
    ({ to, roles }) => (!roles || (role !== null && roles.includes(role))) && mayOpen(to, standing).enter,
  );
}
