/** What the candidate answers. Each locks the offer first, then its application. */
import { confirmsJobOffer, seenOfJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type {
  acceptJobOffer as acceptCall,
  counterJobOffer as counterCall,
  refuseJobOffer as refuseCall,
} from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { wageLimits } from '@nukkad/contract/hiring/job/job.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type { KeptSignature } from '../../files/envelope/index.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { endDocument } from './end-document.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { presentJobOffer } from './job-offer.presenter.ts';
import { counterOf, isOver } from './job-offer.rules.ts';
import type { JobOfferRow } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { lockAsRead } from './lock-as-read.ts';
import { type OfferLetterRow, findOfferLetter } from './offer-letter.store.ts';
import { signLocked, signing } from './sign-offer-letter.ts';
import { requireDays } from './require-days.ts';

const { verb } = jobOfferTransitions;

type AcceptBody = EndpointParsed<typeof acceptCall>['body'];

async function letterOf(reader: Reader, row: JobOfferRow): Promise<OfferLetterRow> {
  const letter = await findOfferLetter(reader, row.jobOfferId, row.letterVersion);
  return letter ?? refuse(jobOfferErrors.job_offer_not_found);
}

/** Under the lock of the offer: what was seen is what the letter says, and the candidate signs it. */
async function accept(
  deps: JobOfferDependencies,
  tx: Tx,
  call: SignedInCall,
  { seen, ...body }: AcceptBody,
  kept: KeptSignature,
): Promise<JobOfferAnswer | ErrorFact> {
  const { viewer, now } = call;
  const allowed = await jobOfferTransitions.lockTo(tx, viewer, verb.accept, body.jobOfferId);
  if (isOver(allowed.row, now)) refuse(jobOfferErrors.job_offer_expired);
  const { wagePaise: wage, wageUnit, startsOn } = await letterOf(tx, allowed.row);
  const { letterVersion, applicationId } = allowed.row;
  confirmSeen(confirmsJobOffer, seen, seenOfJobOffer({ terms: { wage, wageUnit, startsOn }, letterVersion }));
  const wrong = await signLocked(deps, tx, call, allowed.row, { side: 'second', body, kept });
  if (wrong) return wrong;
  await deps.application.moveTo(tx, call, 'sign', applicationId);
  const moved = await jobOfferTransitions.move(tx, allowed, { now, changes: { answeredAt: now } });
  return presentJobOffer(deps, tx, moved, call);
}

/** The candidate accepts by signing the letter. */
export const acceptJobOffer = (
  deps: JobOfferDependencies,
  call: SignedInCall,
  body: AcceptBody,
): Promise<JobOfferAnswer> => signing(deps, call, body, (tx, kept) => accept(deps, tx, call, body, kept));

export function refuseJobOffer(
  deps: JobOfferDependencies,
  call: SignedInCall,
  { reason, words, ...read }: EndpointParsed<typeof refuseCall>['body'],
): Promise<JobOfferAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.refuse, read);
    await deps.application.moveTo(tx, call, 'refuseOffer', allowed.row.applicationId);
    const changes = { answeredAt: now, refusalReason: reason, refusalWords: words ?? null };
    const moved = await jobOfferTransitions.move(tx, allowed, { now, changes });
    await endDocument(deps, tx, moved, 'refused', now);
    return presentJobOffer(deps, tx, moved, call);
  });
}

/** The days as both could keep them: work does not begin before the offer may be accepted. */
function requireStart({ validUntil }: JobOfferRow, startsOn: string | null, now: Date): void {
  if (startsOn === null) return;
  requireDays({ validUntil, startsOn }, now);
  const early = jobOfferErrors.job_offer_start_early;
  if (startsOn < validUntil) refuse(early, { fields: { startsOn: early.message } });
}

/** Once. */
export function counterJobOffer(
  deps: JobOfferDependencies,
  call: SignedInCall,
  { wage, startsOn, words, ...read }: EndpointParsed<typeof counterCall>['body'],
): Promise<JobOfferAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.counter, read);
    if (isOver(allowed.row, now)) refuse(jobOfferErrors.job_offer_expired);
    if (allowed.row.counteredAt !== null) refuse(jobOfferErrors.job_offer_countered_before);
    const letter = await letterOf(tx, allowed.row);
    if (letter.wageUnit === 'day' && (wage ?? 0) > wageLimits.mostADay)
      refuse(kernelErrors.invalid_request, { fields: { wage: 'Enter at most ₹50,000 a day.' } });
    const counter = counterOf({ wage, startsOn }, letter);
    if (counter === null) return refuse(jobOfferErrors.job_offer_counter_same);
    requireStart(allowed.row, counter.counterStartsOn, now);
    const changes = { ...counter, counteredAt: now, counterWords: words ?? null };
    const moved = await jobOfferTransitions.move(tx, allowed, { now, changes });
    return presentJobOffer(deps, tx, moved, call);
  });
}
