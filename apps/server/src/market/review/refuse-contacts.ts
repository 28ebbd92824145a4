import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { reviewErrors } from '@nukkad/contract/market/review/review.errors';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import type { ReviewDependencies } from './review.dependencies.ts';

/** Counted by itself: what is refused is rolled back with everything else. */
export async function refuseContacts(
  { platform }: ReviewDependencies,
  { viewer, now }: SignedInCall,
  words: string,
): Promise<void> {
  if (!holdsContactDetails(words)) return;
  const who = systemAuthorized({ userId: viewer.userId }, 'They wrote contact details.');
  await platform.write(system, (tx) => countContactTry(tx, who, 'review', now));
  refuse(reviewErrors.review_has_contact);
}
