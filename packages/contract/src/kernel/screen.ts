/** What the table of screens, `screens.ts` of the contract, says of each (specification sections 2 and 6). */
import type { PermissionAction, PermissionKey, Role } from './roles.ts';

/** A feature key with its action; `access` asks whether the feature was granted at all. */
export interface FeatureNeed {
  readonly key: PermissionKey;
  readonly action: PermissionAction | 'access';
}

/** What a screen has to do with the partner's own profile. */
export type PartnerPart =
  /** The state of a profile that is not live yet: open to a partner in any status. */
  | 'standing'
  /** Where a profile is written: closed while it is under review. */
  | 'editing'
  /** The way from a buyer to a partner: for buyers who are none yet. */
  | 'upgrade';

export interface Screen {
  /** A path as in app/routes.ts: `:name` matches one part, a last `*` matches the rest. The most specific path applies. */
  readonly path: string;
  readonly who: 'anyone' | 'signed-in' | readonly Role[];
  /** What a subUser and a Service Partner need besides their role; an owner lacks what an Admin closed. */
  readonly feature?: FeatureNeed;
  /** What they need besides that feature, as the figures of a report need the key of what they count. */
  readonly also?: FeatureNeed;
  /** The part of the path that names a member of staff: one's own page needs no feature. */
  readonly orOwn?: string;
  /** A professional needs no feature: the screen shows what concerns the own jobs. */
  readonly orProfessional?: true;
  readonly partner?: PartnerPart;
  /** Open to a person who has not chosen a role yet. */
  readonly roleless?: true;
  /** Open to blocked, deactivated, inactive and suspended people. */
  readonly barred?: true;
}

/** Buyer and Jobseeker share a base after login. */
export const guests: readonly Role[] = ['Buyer', 'Jobseeker'];
/** A partner and its staff. */
export const partnerAndStaff: readonly Role[] = ['Service Partner', 'subUser'];

export const need = (key: PermissionKey, action: FeatureNeed['action']): FeatureNeed => ({ key, action });
