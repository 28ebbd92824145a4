import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import type { ReviewDependencies } from './review.interface.ts';

/** Once they may write: a stranger is told that there is no such visit, whatever the words. */
export function refuseContacts(words: string): void {
  if (holdsContactDetails(words)) refuse(reviewErrors.review_has_contact);
}

/** Counts a try that `write` refused by itself: it is rolled back with everything else. */
export async function countingTries<Answer>(
  { platform }: ReviewDependencies,
  { viewer, now }: SignedInCall,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Refusal && error.fact === reviewErrors.review_has_contact) {
      const who = systemAuthorized({ userId: viewer.userId }, 'They wrote contact details.');
      await platform.write(system, (tx) => countContactTry(tx, who, 'review', now));
    }
    throw error;
  }
}
