/** The screens of the web app and who may open each: the one table of guards (specification sections 2 and 6). */
import type { PermissionAction, PermissionKey, Role } from '../../kernel/roles.ts';

/** A feature key with its action; `access` asks whether the feature was granted at all. */
export interface FeatureNeed {
  readonly key: PermissionKey;
  readonly action: PermissionAction | 'access';
}

/** What a screen has to do with the partner's own profile. */
export type PartnerPart =
  /** Where a profile that is not live yet stands: open to a partner in any status. */
  | 'standing'
  /** Where a profile is written: closed while it is under review. */
  | 'editing'
  /** The way from a buyer to a partner: for buyers who are none yet. */
  | 'upgrade';

export interface Screen {
  /** As in app/routes.ts; `:name` stands for one part, a last `*` for whatever follows. The closest one counts. */
  readonly path: string;
  readonly who: 'anyone' | 'signed-in' | readonly Role[];
  /** What a subUser and a Service Partner need besides their role; an owner lacks what an Admin closed. */
  readonly feature?: FeatureNeed;
  /** The part of the path that names a member of staff: one's own page needs no feature. */
  readonly orOwn?: string;
  readonly partner?: PartnerPart;
  /** Open to a person who has not chosen a role yet. */
  readonly roleless?: true;
  /** Open to blocked, deactivated, inactive and suspended people. */
  readonly barred?: true;
}

const anyone = 'anyone';
const signedIn = 'signed-in';
const buyer: readonly Role[] = ['Buyer'];
/** Buyer and Jobseeker share a base after login. */
const guests: readonly Role[] = ['Buyer', 'Jobseeker'];
const firm: readonly Role[] = ['Service Partner', 'subUser'];
const partner: readonly Role[] = ['Service Partner'];
const staff: readonly Role[] = ['subUser'];

const need = (key: PermissionKey, action: FeatureNeed['action']): FeatureNeed => ({ key, action });

/** Order says nothing: the closest path counts, and a path that none matches leads to the root. */
export const screens: readonly Screen[] = [
  { path: '/', who: anyone },
  { path: '/home', who: anyone },
  { path: '/home/partner-home', who: anyone },
  { path: '/professional-register-form', who: anyone },
  { path: '/services/*', who: anyone },
  { path: '/about/data', who: anyone },
  { path: '/about-us', who: anyone },
  { path: '/contact-us', who: anyone },
  { path: '/terms-and-policy/*', who: anyone },
  { path: '/card/*', who: anyone },
  { path: '/help/*', who: anyone },
  { path: '/theme', who: anyone },
  { path: '/banner/*', who: anyone },
  { path: '/gallery', who: anyone },
  { path: '/logout', who: anyone },
  { path: '/login', who: anyone },
  { path: '/forgot-password', who: anyone },

  { path: '/login/basicinfo', who: signedIn, roleless: true },
  { path: '/account-status-information', who: signedIn, roleless: true, barred: true },
  { path: '/profile/*', who: signedIn },
  { path: '/profile/team', who: staff },
  { path: '/profile/catalogue', who: signedIn, feature: need('services', 'view') },
  { path: '/profile/assets', who: signedIn, feature: need('company_profile', 'view') },
  { path: '/profile/privacy', who: signedIn, roleless: true, barred: true },
  { path: '/message_center', who: signedIn, feature: need('message_centre', 'access') },

  { path: '/cart', who: buyer },
  { path: '/checkout', who: buyer },
  { path: '/buyer', who: guests },
  { path: '/buyer/*', who: buyer },
  { path: '/buyer-profile', who: guests },
  { path: '/buyer-profile/complete-kyb-as-partner', who: buyer, partner: 'upgrade' },

  { path: '/all-jobs', who: ['Jobseeker'] },
  { path: '/candidate/*', who: ['Jobseeker'] },

  { path: '/update-partner', who: partner, partner: 'standing' },
  { path: '/update-partner/profile-update', who: partner, partner: 'editing' },
  { path: '/consultant-service/*', who: firm, feature: need('booking', 'view') },
  { path: '/hire-talent/post-job', who: firm, feature: need('hireTalent', 'access') },
  { path: '/post-job', who: firm, feature: need('hireTalent', 'access') },
  { path: '/view-all-candidates', who: firm, feature: need('hireTalent', 'view') },
  { path: '/products', who: firm, feature: need('services', 'view') },
  { path: '/service-categories', who: firm, feature: need('services', 'view') },
  { path: '/service-categories/add-service-category', who: firm, feature: need('services', 'create') },
  { path: '/add-user', who: firm, feature: need('manage_users', 'access') },
  { path: '/users/sub-users-list', who: firm, feature: need('manage_users', 'view') },
  {
    path: '/users/sub-users-list/:staffId',
    who: firm,
    feature: need('manage_users', 'view'),
    orOwn: 'staffId',
  },
  { path: '/projects/new-business', who: firm, feature: need('customers', 'access') },
  {
    path: '/theme/catalogue',
    who: ['Service Partner', 'Buyer', 'subUser'],
    feature: need('services', 'view'),
  },

  { path: '/sub-user/*', who: staff },
];

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
const patterns = screens.map((screen) => ({ screen, pattern: partsOf(screen.path) }));

/** Exact parts weigh most, then named ones, then `*`; the first differing part decides. */
function weigh(pattern: readonly string[], asked: readonly string[]): string | null {
  let weight = '';
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return `${weight}1`;
    const other = asked[index];
    if (other === undefined) return null;
    if (!part.startsWith(':') && part !== other) return null;
    weight += part.startsWith(':') ? '2' : '3';
  }
  return pattern.length === asked.length ? `${weight}4` : null;
}

export interface FoundScreen {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

/** The screen at an address, with the named parts of its path; null: there is none. */
export function screenAt(pathname: string): FoundScreen | null {
  const asked = partsOf(pathname);
  let best: { screen: Screen; pattern: readonly string[]; weight: string } | null = null;
  for (const { screen, pattern } of patterns) {
    const weight = weigh(pattern, asked);
    if (weight !== null && (best === null || weight > best.weight)) best = { screen, pattern, weight };
  }
  if (!best) return null;
  const params = best.pattern.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), asked[index] ?? '']] : [],
  );
  return { screen: best.screen, params: Object.fromEntries(params) };
}
