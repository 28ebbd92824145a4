import type { MyProfile } from '@nukkad/contract/account/account.model';
import { standingOf } from '@nukkad/contract/account/standing';

type Shown = Pick<
  MyProfile,
  'role' | 'status' | 'partnerStatus' | 'notificationMessage' | 'subscription_detail'
>;

/** What the account status page says of somebody (specification section 2): the account first, then the partner. */
export function statusPageOf(profile: Shown) {
  const { role, status: account, partnerStatus: organisation } = profile;
  const expired = profile.subscription_detail.is_subscription_expired;
  const own = standingOf({ account, organisation: null, suspensionReason: null, staff: null });
  const both = standingOf({
    account,
    organisation,
    suspensionReason: expired ? 'Subscription expired' : null,
    staff: null,
  });
  const ofPartner = own === 'good' && organisation !== null && both !== 'good';
  const status = ofPartner ? organisation : account;
  return {
    status,
    isFine: both === 'good',
    isDeactivated: status === 'Deactivated',
    // An expired subscription is itself spelled Suspended on the partner; the account's own status is meant here.
    mayUpgrade: role === 'Service Partner' && expired && account !== 'Suspended' && account !== 'Deactivated',
    message: profile.notificationMessage?.message ?? null,
  };
}
