import type { MyProfile } from '@nukkad/contract/account/account.model';
import type { Organisation } from '../partner/index.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { Account } from './account.store.ts';
import type { HeldRole } from './sign-in.rules.ts';

export interface OwnProfile {
  readonly account: Account;
  readonly viewer: Viewer;
  readonly roles: readonly HeldRole[];
  readonly organisation: Organisation | null;
  readonly extras: ProfileExtras;
}

/** What other domains know of the person, as section 3's User names it. */
export type ProfileExtras = Pick<
  MyProfile,
  'subAdminMode' | 'profileImage' | 'profileTask' | 'spoc' | 'subscription_detail' | 'service_location'
>;

/** To its owner only: the one place that shows a mobile number and an e-mail address in full. */
export function presentMyProfile({ account, viewer, roles, organisation, extras }: OwnProfile): MyProfile {
  const { notificationMessage: message, notificationMessageType: messageType } = account;
  return {
    userId: account.userId,
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
    notificationMessage: message !== null && messageType !== null ? { message, messageType } : null,
    permissions: [...viewer.permissions],
    subAdminMode: extras.subAdminMode,
    profileImage: extras.profileImage,
    profileTask: extras.profileTask,
    spoc: extras.spoc,
    subscription_detail: extras.subscription_detail,
    service_location: extras.service_location,
  };
}
