import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { accessLevelOf } from '@nukkad/contract/identity/account/access-level';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StatusScene } from './status-scene.tsx';

type Shown = Pick<
  MyProfile,
  'role' | 'status' | 'partnerStatus' | 'notificationMessage' | 'subscription_detail'
>;

/** Why the account is shut out, and the picture for it; null: it is not. */
function kindOf({ notificationMessage }: Shown, status: string, expired: boolean): StatusScene | null {
  if (expired) return 'subscription';
  if (status === 'Suspended' && notificationMessage?.messageType === 'Rule Voilation') return 'rule';
  const own = (['Blocked', 'Deactivated', 'Inactive', 'Suspended'] as const).find((one) => one === status);
  return own ?? null;
}

/** The content of the account status page (specification section 2): the account's status first, then the partner's. */
export function statusPageOf(profile: Shown) {
  const { role, status: account, partnerStatus: organisation } = profile;
  const expired = profile.subscription_detail.is_subscription_expired;
  const own = accessLevelOf({ account, organisation: null, suspensionReason: null, staff: null });
  const both = accessLevelOf({
    account,
    organisation,
    suspensionReason: expired ? 'Subscription expired' : null,
    staff: null,
  });
  const ofPartner = own === 'good' && organisation !== null && both !== 'good';
  const status = ofPartner ? organisation : account;
  return {
    status,
    kind: kindOf(profile, status, ofPartner && expired),
    /** The organisation is shut, and the person is not: in another role everything is open. */
    ofPartner,
    isFine: both === 'good',
    /** The screens of the business are open to be read. */
    mayLook: both === 'unpaid',
    // An expired subscription is itself spelled Suspended on the partner; the account's own status is meant here.
    mayUpgrade: role === 'Service Partner' && expired && account !== 'Suspended' && account !== 'Deactivated',
    message: profile.notificationMessage?.message ?? null,
  };
}

type Words = (t: Translate) => string;

/** Why, where no Admin has written it: in the specification's own words, or in ours where it has none. */
export const whyWords: Readonly<Record<StatusScene, readonly Words[]>> = {
  Deactivated: [
    (t) =>
      t(
        'accountStatus.deactivated',
        'Your account has been deactivated. If this is a mistake or if you wish to reactivate your account, please contact our support team.',
      ),
    (t) => t('accountStatus.sorry', 'We are sorry to see you go. Thank you for being with us.'),
  ],
  Blocked: [(t) => t('accountStatus.why.blocked', 'This account was closed to keep others safe.')],
  Suspended: [(t) => t('accountStatus.why.suspended', 'We are reviewing this account.')],
  rule: [(t) => t('accountStatus.why.rule', 'One of our rules was broken.')],
  Inactive: [(t) => t('accountStatus.why.inactive', 'This account hasn’t been used for a long time.')],
  subscription: [(t) => t('accountStatus.why.subscription', 'Your business’s subscription has ended.')],
};

/**
 * What the person can do now. The message that an Admin wrote takes the place of `whyWords`, and with them the way back
 * into a deactivated account, so that way is told here.
 */
export function nextWordsOf(kind: StatusScene, message: string | null): readonly Words[] {
  const next = [nextWords[kind]];
  return kind === 'Deactivated' && message !== null ? [reactivation, ...next] : next;
}

const reactivation: Words = (t) =>
  t(
    'accountStatus.next.reactivate',
    'If this is a mistake or you want to use the account again, contact our support team.',
  );

/** By what keeps the person out; `nextWordsOf` says which are shown. */
export const nextWords: Readonly<Record<StatusScene, Words>> = {
  Deactivated: (t) =>
    t('accountStatus.next.deactivated', 'We keep your bookings and invoices only as the law requires.'),
  Blocked: (t) =>
    t(
      'accountStatus.next.blocked',
      'You can’t book or offer services with it. Think this is a mistake? Contact us: we review every appeal.',
    ),
  Suspended: (t) =>
    t(
      'accountStatus.next.suspended',
      'Until this is settled, you can’t book or offer anything new. Contact us to tell us your side.',
    ),
  rule: (t) =>
    t(
      'accountStatus.next.rule',
      'Contact us to sort it out. You can use everything again once it’s settled.',
    ),
  Inactive: (t) => t('accountStatus.next.inactive', 'Contact us to reopen it.'),
  subscription: (t) =>
    t('accountStatus.next.subscription', 'You can still look around. Upgrade to get bookings again.'),
};
