/** What is seen when an Admin suspends, lifts, blocks, unblocks or reactivates a partner. See docs/confirmations.md. */
import { type Seen, confirmation } from '../kernel/confirmation.ts';
import type { PartnerProfile } from './partner.model.ts';

export const confirmsStanding = confirmation('standing', {
  partnerStatus: 'choice',
  suspensionReason: 'choice',
  standingReason: 'text',
});

export const seenOfStanding = (
  profile: Pick<PartnerProfile, 'status' | 'suspensionReason' | 'standingReason'>,
): Seen<typeof confirmsStanding> => ({
  partnerStatus: profile.status,
  suspensionReason: profile.suspensionReason,
  standingReason: profile.standingReason,
});
