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
}

/** To its owner only: the one place that shows a mobile number in full. */
export function presentMyProfile({ account, viewer, roles, organisation }: OwnProfile): MyProfile {
  const { notificationMessage: message, notificationMessageType: messageType } = account;
  return {
    userId: account.userId,
    smeId: viewer.organisationId,
    role: viewer.role,
    fullName: account.fullName,
    mobileNumber: account.mobileNumber,
    companyName: organisation?.companyName ?? null,
    isBuyer: roles.some(({ role }) => role === 'Buyer'),
    isServicePartner: roles.some(({ role }) => role === 'Service Partner'),
    isPro: viewer.isProfessional,
    status: account.status,
    previousStatus: account.previousStatus,
    partnerStatus: organisation?.status ?? null,
    notificationMessage: message !== null && messageType !== null ? { message, messageType } : null,
    permissions: viewer.role === 'subUser' ? [...viewer.permissions] : [],
  };
}
