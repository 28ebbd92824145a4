import { mayOpen, type GuardProfile } from '@nukkad/contract/identity/account/screen.guard';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { type AccountNavItem, type NavGroup, navGroups } from '../../platform/nav-items.ts';
import { domainNav } from '../nav.gen.ts';
import { plannedNav } from './planned.nav.ts';

export const groupWords: Record<NavGroup, (t: Translate) => string> = {
  you: (t) => t('place.group.you', 'You'),
  home: (t) => t('place.group.home', 'Home and bookings'),
  work: (t) => t('place.group.work', 'Your business'),
  jobs: (t) => t('place.group.jobs', 'Your job search'),
  account: (t) => t('place.group.account', 'Account, safety and privacy'),
};

/** Every section in its place; a section's route is in its domain's `*.pages.ts`, its rule in the contract's `*.screens.ts`. */
const accountPlaces: readonly AccountNavItem[] = [...domainNav, ...plannedNav].toSorted(
  (one, other) => one.order - other.order,
);

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
  return navGroups
    .map((group) => ({ group, places: places.filter((place) => place.group === group) }))
    .filter((one) => one.places.length > 0);
}
