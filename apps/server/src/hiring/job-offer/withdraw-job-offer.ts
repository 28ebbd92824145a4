import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { endDocument } from './end-document.ts';
import { presentJobOffer } from './job-offer.presenter.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { type AsRead, lockAsRead } from './lock-as-read.ts';

/** The applicant stays one, at the step before the offer. */
export function withdrawJobOffer(
  deps: JobOfferDependencies,
  call: SignedInCall,
  read: AsRead,
): Promise<JobOfferAnswer> {
  const { now } = call;
  const { application, platform } = deps;
  return platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, jobOfferTransitions.verb.withdraw, read);
    await application.moveTo(tx, call, 'withdrawOffer', allowed.row.applicationId);
    const moved = await jobOfferTransitions.move(tx, allowed, { now });
    await endDocument(deps, tx, moved, 'withdrawn', now);
    return presentJobOffer(deps, tx, moved, call);
  });
}
