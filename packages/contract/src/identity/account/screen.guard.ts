/** Who may open a screen, and where other people are sent. Pure; the server decides again at every call. */
import type { FeatureNeed, Screen } from '../../kernel/screen.ts';
import type { MyProfile } from './account.model.ts';
import { accessLevelOf } from './access-level.ts';
import { type FoundScreen, screenAt } from './screens.ts';
import type { Role } from '../../kernel/roles.ts';

/** Where each role arrives after signing in (specification section 2). */
const homes: Readonly<Record<Role, string>> = {
  Buyer: '/',
  Jobseeker: '/all-jobs',
  'Service Partner': '/consultant-service',
  subUser: '/sub-user',
  // Refused in this app: its token is removed and it goes to login.
  Admin: '/login',
};

/** What the guards look at. */
export interface GuardProfile
  extends Pick<
    MyProfile,
    | 'userId'
    | 'staffId'
    | 'role'
    | 'status'
    | 'partnerStatus'
    | 'isServicePartner'
    | 'isPro'
    | 'notificationMessage'
  > {
  /** Null: the settings could not be read, and nothing is granted. */
  readonly permissions: readonly string[] | null;
  /** Left out by a profile that an older version kept on the device: the server decides at the next call. */
  readonly profileMissing?: MyProfile['profileMissing'];
  /** Left out likewise. */
  readonly subscription_detail?: MyProfile['subscription_detail'];
  /** The stored flag of the sub-admin mode; it counts for staff with admin_access alone. */
  readonly subAdmin?: boolean;
}

/** What is told on the way out (specification sections 6 and 8). */
export type Told = 'denied' | 'feature-denied' | 'feature-closed' | 'already-partner' | 'incomplete-profile';

export type Verdict =
  | { readonly enter: true }
  | {
      readonly enter: false;
      readonly to: string;
      readonly told?: Told;
      /** After signing in, back to where one wanted to go. */
      readonly keepReturn?: true;
      /** The session ends here. */
      readonly signOut?: true;
    };

const enter: Verdict = { enter: true };
const away = (to: string, more: Omit<Extract<Verdict, { enter: false }>, 'enter' | 'to'> = {}): Verdict => ({
  enter: false,
  to,
  ...more,
});

/** By the table that the server asks before every call. */
const noOrganisation = {
  account: 'Active',
  organisation: null,
  suspensionReason: null,
  staff: null,
} as const;
const isShutOut = (account: GuardProfile['status']) =>
  accessLevelOf({ ...noOrganisation, account }) === 'shutOut';
type Firm = Pick<GuardProfile, 'partnerStatus' | 'subscription_detail'>;
const accessLevelOfPartner = ({ partnerStatus: organisation, subscription_detail: paid }: Firm) =>
  accessLevelOf({
    ...noOrganisation,
    organisation,
    suspensionReason: paid?.is_subscription_expired ? 'Subscription expired' : null,
  });

const statusPage = '/account-status-information';

/** Suspended for a broken rule: misspelt on the wire. */
const brokeRule = ({ notificationMessage }: GuardProfile) =>
  notificationMessage?.messageType === 'Rule Voilation';

/** Is this feature granted? The server names every feature that admin_access opens. */
export function hasFeature(permissions: readonly string[] | null, { key, action }: FeatureNeed): boolean {
  if (!permissions) return false;
  const actions = action === 'access' ? (['view', 'create', 'update', 'delete'] as const) : [action];
  return actions.some((each) => permissions.includes(`${key}.${each}`));
}

/** Staff who run the shop: the stored flag alone opens nothing. */
export function inSubAdminMode({ role, permissions, subAdmin }: GuardProfile): boolean {
  return (
    role === 'subUser' &&
    subAdmin === true &&
    hasFeature(permissions, { key: 'admin_access', action: 'access' })
  );
}

/** Whose features are asked about: an owner has all but those that an Admin closed. */
const isOfFirm = ({ role }: Pick<GuardProfile, 'role'>) => role === 'subUser' || role === 'Service Partner';

/** Where this person belongs; whose shop was closed to them belongs to their own page. */
export function homeOfProfile(standing: GuardProfile): string {
  const { role, permissions } = standing;
  if (!role) return '/login/basicinfo';
  const seesShop = hasFeature(permissions, { key: 'booking', action: 'view' });
  if (inSubAdminMode(standing) && seesShop) return homes['Service Partner'];
  return role === 'Service Partner' && !seesShop ? '/profile' : homes[role];
}

/** Outside the screen's own rules: account, role, and the professional's own profile. */
function beforeAnyScreen(standing: GuardProfile, screen: Screen): Verdict | null {
  if (standing.role === 'Admin') return away('/login', { signOut: true });
  if (!screen.barred && (isShutOut(standing.status) || brokeRule(standing))) return away(statusPage);
  if (!screen.roleless && !standing.role) return away('/login/basicinfo');
  // The server names the missing parts, by the same list as its own gate (professional-profile.ts).
  if (standing.role === 'subUser' && standing.isPro && (standing.profileMissing?.length ?? 0) > 0)
    return away('/login', { told: 'incomplete-profile', signOut: true });
  return null;
}

function byRole(standing: GuardProfile, { screen, params }: FoundScreen): Verdict | null {
  const denied = away(homeOfProfile(standing), { told: 'denied' });
  if (screen.partner === 'upgrade' && standing.role === 'Buyer' && standing.isServicePartner)
    return away(homeOfProfile(standing), { told: 'already-partner' });
  if (screen.who !== 'signed-in' && !(standing.role && screen.who.includes(standing.role))) return denied;
  if (!isOfFirm(standing) || !screen.feature) return null;
  if (screen.orProfessional && standing.isPro) return null;
  if (screen.orOwn && params[screen.orOwn] === standing.staffId) return null;
  const needs = [screen.feature, screen.also].filter((one) => one !== undefined);
  if (needs.every((each) => hasFeature(standing.permissions, each))) return null;
  // An owner lacks only what an Admin closed to the organisation.
  const told =
    standing.role === 'Service Partner' && standing.permissions ? 'feature-closed' : 'feature-denied';
  return away(homeOfProfile(standing), { told });
}

/** A partner's profile that is not live, or its organisation that was closed (specification section 4). */
function byPartner(standing: GuardProfile, { who, partner }: Screen): Verdict | null {
  const { role, partnerStatus } = standing;
  const atWork = who !== 'signed-in' && isOfFirm(standing);
  const level = accessLevelOfPartner(standing);
  if (atWork && level === 'shutOut') return away(statusPage);
  if (role !== 'Service Partner') return null;
  const unfinished = partnerStatus === null || level === 'incomplete';
  if (atWork && !partner && unfinished) return away('/update-partner/profile-update');
  const underReview = partnerStatus === 'Pending' || partnerStatus === 'PendingForDeactivation';
  return partner === 'editing' && underReview ? away('/update-partner') : null;
}

/** May this person (null: signed out) open the screen at this address? */
export function mayOpen(pathname: string, standing: GuardProfile | null): Verdict {
  const found = screenAt(pathname);
  if (!found) return away('/');
  if (found.screen.who === 'anyone') return enter;
  if (!standing) return away('/login', { keepReturn: true });
  return (
    beforeAnyScreen(standing, found.screen) ??
    byRole(standing, found) ??
    byPartner(standing, found.screen) ??
    enter
  );
}

/** Is the screen at this address of a business whose subscription has expired? It may be looked at; the server refuses to write. */
export function isReadOnlyAt(pathname: string, standing: GuardProfile): boolean {
  const screen = screenAt(pathname)?.screen;
  if (!screen || screen.who === 'anyone' || screen.who === 'signed-in' || screen.partner) return false;
  return isOfFirm(standing) && accessLevelOfPartner(standing) === 'unpaid';
}

/** What the banner "Get started as partner" does: into the verification, or to the login with the role chosen. */
export function partnerStart(standing: Pick<GuardProfile, 'role' | 'isServicePartner'> | null): {
  readonly to?: string;
  readonly told?: 'switch-account' | 'denied';
} {
  if (!standing) return { to: '/login?role=Service+Partner' };
  if (standing.isServicePartner || standing.role === 'Service Partner') return { told: 'switch-account' };
  if (standing.role === 'Buyer') return { to: '/buyer-profile/complete-kyb-as-partner' };
  return { told: 'denied' };
}
