/**
 * What an account's, an organisation's and a staff member's status, and a professional's profile, let a person do: one table, which the server
 * asks before every call and the screens ask before they show a way in.
 */
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import type { AccessLevel } from '../../kernel/access-level.ts';
import type { AccountStatus } from './account.noun.ts';
import type { partnerProfileStatuses } from './account.model.ts';
import type { ProfessionalPart } from './professional-profile.ts';

type PartnerStatus = (typeof partnerProfileStatuses)[number];
/** Spelled as in specification section 4. */
export type SuspensionReason = 'Rule Voilation' | 'Subscription expired';

/** Pending: the person has requested deactivation, or was added and has not accepted yet. Both may use the app. */
const byAccount: Readonly<Record<AccountStatus, AccessLevel>> = {
  Active: 'good',
  Pending: 'good',
  Deactivated: 'shutOut',
  Blocked: 'shutOut',
  Suspended: 'shutOut',
  Inactive: 'shutOut',
};

/**
 * Specification section 4: Created and Rejected ones go to the profile; Pending and Approved ones may use the app.
 * A leaving partner (PendingForDeactivation) still finishes open bookings.
 */
const byOrganisation: Readonly<Record<PartnerStatus, AccessLevel>> = {
  Created: 'incomplete',
  Rejected: 'incomplete',
  Pending: 'good',
  Approved: 'good',
  Active: 'good',
  PendingForDeactivation: 'good',
  Suspended: 'shutOut',
  Blocked: 'shutOut',
  Deactivated: 'shutOut',
  Inactive: 'shutOut',
};

/** A staff member who is Pending has yet to complete the profile. */
const byStaff: Readonly<Record<AccountStatus, AccessLevel>> = { ...byAccount, Pending: 'incomplete' };

const worstFirst: readonly AccessLevel[] = ['shutOut', 'incomplete', 'unpaid', 'good'];

export interface Statuses {
  readonly account: AccountStatus;
  /** Of the organisation that the person acts for; null for who acts for none. */
  readonly organisation: PartnerStatus | null;
  readonly suspensionReason: SuspensionReason | null;
  /** Of the staff member that a subUser is; null for others. */
  readonly staff: AccountStatus | null;
  /** Of a professional: the missing parts of the profile. Left out for other people. */
  readonly profileMissing?: readonly ProfessionalPart[];
}

export function accessLevelOf(statuses: Statuses): AccessLevel {
  const { account, organisation, suspensionReason, staff, profileMissing = [] } = statuses;
  const unpaid = organisation === 'Suspended' && suspensionReason === 'Subscription expired';
  const all: AccessLevel[] = [byAccount[account]];
  if (organisation) all.push(unpaid ? 'unpaid' : byOrganisation[organisation]);
  if (staff) all.push(byStaff[staff]);
  if (profileMissing.length > 0) all.push('incomplete');
  return worstFirst.find((standing) => all.includes(standing)) ?? 'good';
}

/** Whose subscription has expired may look at everything, so as to see what an upgrade gives back. */
export function isOpenIn(standing: AccessLevel, { method, spec }: AnyEndpoint): boolean {
  if (standing === 'good' || spec.authz.who === 'anyone') return true;
  if (standing === 'unpaid' && method === 'GET') return true;
  return spec.openWhile?.includes(standing) ?? false;
}
