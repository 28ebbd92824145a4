import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { Organisation } from '../partner/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Account } from './account.store.ts';
import type { HeldRole } from './sign-in.rules.ts';

export interface OwnProfile {
  readonly account: Account;
  readonly viewer: Viewer;
  readonly roles: readonly HeldRole[];
  readonly organisation: Organisation | null;
  readonly extras: ProfileExtras;
  readonly termsFrom: Date | null;
}

/** What other domains know of the person, as section 3's User names it. */
export type ProfileExtras = Pick<
  MyProfile,
  | 'subAdminMode'
  | 'profileImage'
  | 'profileTask'
  | 'profileMissing'
  | 'spoc'
  | 'subscription_detail'
  | 'service_location'
>;

/**
 * What the status page tells: the person's own message first; else, to its owner alone, why the organisation is
 * suspended or blocked, as an Admin wrote it for them.
 */
function messageOf({ account, viewer, organisation }: OwnProfile): MyProfile['notificationMessage'] {
  const { notificationMessage: message, notificationMessageType: messageType } = account;
  if (message !== null && messageType !== null) return { message, messageType };
  const isShut = organisation?.status === 'Suspended' || organisation?.status === 'Blocked';
  if (!isShut || viewer.role !== 'Service Partner' || !organisation.standingReason) return null;
  return { message: organisation.standingReason, messageType: organisation.suspensionReason ?? 'warning' };
}

/** To its owner only: the one place that shows a mobile number and an e-mail address in full. */
export function presentMyProfile(own: OwnProfile): MyProfile {
  const { account, viewer, roles, organisation, extras } = own;
  return {
    userId: account.userId,
    staffId: viewer.role === 'subUser' ? viewer.staffId : null,
    smeId: viewer.organisationId,
    role: viewer.role,
    fullName: account.fullName,
    mobileNumber: account.mobileNumber,
    email: account.email,
    companyName: organisation?.companyName ?? null,
    isBuyer: roles.some(({ role }) => role === 'Buyer'),
    isServicePartner: roles.some(({ role }) => role === 'Service Partner'),
    isPro: viewer.isProfessional,
    status: account.status,
    previousStatus: account.previousStatus,
    partnerStatus: organisation?.status ?? null,
    notificationMessage: messageOf(own),
    permissions: [...viewer.permissions],
    subAdminMode: extras.subAdminMode,
    profileImage: extras.profileImage,
    profileTask: extras.profileTask,
    profileMissing: extras.profileMissing,
    spoc: extras.spoc,
    subscription_detail: extras.subscription_detail,
    service_location: extras.service_location,
    termsFrom: own.termsFrom?.toISOString() ?? null,
  };
}
