/** What is seen when an Admin decides on a partner, or changes its standing or subscription. See docs/confirmations.md. */
import { recordOf } from '../../kernel/record.ts';
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import {
  type PartnerProfile,
  type ProfileField,
  profileFields,
} from '../../identity/partner/partner.model.ts';

export const confirmsPartnerStatus = confirmation('standing', {
  partnerStatus: 'choice',
  suspensionReason: 'choice',
  standingReason: 'text',
  openBookings: 'count',
  people: 'count',
  toBePaid: 'money',
  owed: 'money',
});

export const seenOfPartnerStatus = (
  standing: Pick<PartnerProfile, 'status' | 'suspensionReason' | 'standingReason'> & {
    readonly openBookings: number;
    readonly people: number;
    readonly toBePaid: number;
    readonly owed: number;
  },
): Seen<typeof confirmsPartnerStatus> => ({
  partnerStatus: standing.status,
  suspensionReason: standing.suspensionReason,
  standingReason: standing.standingReason,
  openBookings: standing.openBookings,
  people: standing.people,
  toBePaid: standing.toBePaid,
  owed: standing.owed,
});

const subscription = { partnerStatus: 'choice', suspensionReason: 'choice', paidUntil: 'time' } as const;
export const confirmsSubscription = confirmation('subscription', subscription);

export const seenOfSubscription = (
  profile: Pick<PartnerProfile, 'status' | 'suspensionReason'>,
  paidUntil: string | null,
): Seen<typeof confirmsSubscription> => ({
  partnerStatus: profile.status,
  suspensionReason: profile.suspensionReason,
  paidUntil,
});

const requests = recordOf(profileFields, () => 'text' as const);

/** Each field as the partner wants it; null: it stays, or a whole profile is decided on, which cannot change meanwhile. */
export const confirmsReview = confirmation('review', { ...requests, changeVersion: 'version' });

export function seenOfReview(
  change: {
    readonly version: number;
    readonly fields: readonly { readonly field: ProfileField; readonly to: string }[];
  } | null,
): Seen<typeof confirmsReview> {
  const wanted = new Map(change?.fields.map(({ field, to }) => [field, to]));
  return {
    ...recordOf(profileFields, (field) => wanted.get(field) ?? null),
    changeVersion: change?.version ?? 0,
  };
}
