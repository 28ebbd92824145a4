import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { Role } from '@nukkad/contract/kernel/roles';
import IconStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { isWorkRole } from './work-role.ts';

/** One of the few places that a person goes to all the time. */
export interface NavItem {
  readonly to: string;
  readonly Icon: typeof IconHome;
  readonly label: (t: Translate) => string;
  /** Marked only on this very page, not on those below it. */
  readonly end?: boolean;
}

/** Where the root redirects to; links go there at once. */
export const homePath = '/home';
const home: NavItem = {
  to: homePath,
  Icon: IconHome,
  label: (t) => t('shell.homeTab', 'Home'),
  end: true,
};
const services: NavItem = {
  to: '/services',
  Icon: IconSearch,
  label: (t) => t('shell.services', 'Services'),
};
export const cartPath = '/cart';
const cart: NavItem = { to: cartPath, Icon: IconCart, label: (t) => t('shell.cart', 'Cart') };
const bookings: NavItem = {
  to: '/buyer/bookings',
  Icon: IconClipboard,
  label: (t) => t('shell.bookings', 'Bookings'),
};

const feed: NavItem = { to: '/feed', Icon: IconNews, label: (t) => t('shell.feed', 'Feed') };

const buyerPlaces = [home, services, feed, bookings, cart];
const shop: readonly NavItem[] = [
  { to: '/consultant-service', Icon: IconStore, label: (t) => t('shell.shop', 'My business'), end: true },
  { to: '/consultant-service/bookings', Icon: IconClipboard, label: (t) => t('shell.bookings', 'Bookings') },
];
const day: NavItem = { to: '/sub-user', Icon: IconCalendar, label: (t) => t('shell.day', 'My day') };
const jobs: NavItem = { to: '/all-jobs', Icon: IconSearch, label: (t) => t('jobs.title', 'Jobs') };
const applications: NavItem = {
  to: '/candidate',
  Icon: IconClipboard,
  label: (t) => t('shell.applications', 'Applications'),
  end: true,
};
const jobProfile: NavItem = {
  to: '/candidate/profile',
  Icon: IconUser,
  label: (t) => t('shell.jobProfile', 'Profile'),
};
/** Of the roles that are no buyer; a person at work has the frame of work, and these on public pages. */
const placesByRole: Partial<Record<Role, readonly NavItem[]>> = {
  Jobseeker: [jobs, applications, feed, jobProfile, home],
  'Service Partner': [...shop, home],
  subUser: [day, home],
};

type NavProfile = Pick<MyProfile, 'role' | 'permissions'>;

/** Before the server has said who it is, the address tells who is at work, and the bar does not change under the hand. */
const roleByPath = (pathname: string): Role | null =>
  (/^\/consultant-service(\/|$)/.test(pathname) && 'Service Partner') ||
  (/^\/sub-user(\/|$)/.test(pathname) && 'subUser') ||
  null;

/** A person who works for a partner needs no service location. */
export function isAtWork(profile: NavProfile | null, pathname: string): boolean {
  return isWorkRole(profile?.role ?? roleByPath(pathname));
}

/**
 * The places of the header on a desk, and of a customer's bar of tabs on a phone, by role. A visitor has the buyer's; staff
 * who see all bookings of their organisation have those of its owner.
 */
export function navItemsOf(profile: NavProfile | null, pathname: string): readonly NavItem[] {
  if (profile?.role === 'subUser' && profile.permissions.includes('booking.view'))
    return [...shop, day, home];
  if (profile?.role === 'Service Partner' && !profile.permissions.includes('booking.view')) return [home];
  const role = profile ? profile.role : roleByPath(pathname);
  return (role && placesByRole[role]) ?? buyerPlaces;
}
