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
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { presentJobOffer } from './job-offer.presenter.ts';
import { counterOf, isOver } from './job-offer.rules.ts';
import type { JobOfferRow } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { lockAsRead } from './lock-as-read.ts';
import { type OfferLetterRow, findOfferLetter } from './offer-letter.store.ts';
import { requireDays } from './require-days.ts';

const { verb } = jobOfferTransitions;

async function letterOf(reader: Reader, row: JobOfferRow): Promise<OfferLetterRow> {
  const letter = await findOfferLetter(reader, row.jobOfferId, row.letterVersion);
  return letter ?? refuse(jobOfferErrors.job_offer_not_found);
}

/** The session was confirmed by a one-time password; what was seen is what the letter says. */
export function acceptJobOffer(
  { application, platform }: JobOfferDependencies,
  call: SignedInCall,
  { jobOfferId, seen }: EndpointParsed<typeof acceptCall>['body'],
): Promise<JobOfferAnswer> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const allowed = await jobOfferTransitions.lockTo(tx, viewer, verb.accept, jobOfferId);
    if (isOver(allowed.row, now)) refuse(jobOfferErrors.job_offer_expired);
    const { wagePaise: wage, wageUnit, startsOn } = await letterOf(tx, allowed.row);
    const { letterVersion, applicationId } = allowed.row;
    confirmSeen(
      confirmsJobOffer,
      seen,
      seenOfJobOffer({ terms: { wage, wageUnit, startsOn }, letterVersion }),
    );
    await application.moveTo(tx, call, 'sign', applicationId);
    const moved = await jobOfferTransitions.move(tx, allowed, { now, changes: { answeredAt: now } });
    return presentJobOffer(tx, moved, call);
  });
}

export function refuseJobOffer(
  { application, platform }: JobOfferDependencies,
  call: SignedInCall,
  { reason, words, ...read }: EndpointParsed<typeof refuseCall>['body'],
): Promise<JobOfferAnswer> {
  const { now } = call;
  return platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.refuse, read);
    await application.moveTo(tx, call, 'refuseOffer', allowed.row.applicationId);
    const changes = { answeredAt: now, refusalReason: reason, refusalWords: words ?? null };
    const moved = await jobOfferTransitions.move(tx, allowed, { now, changes });
    return presentJobOffer(tx, moved, call);
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
  { platform }: JobOfferDependencies,
  call: SignedInCall,
  { wage, startsOn, words, ...read }: EndpointParsed<typeof counterCall>['body'],
): Promise<JobOfferAnswer> {
  const { now } = call;
  return platform.write(call, async (tx) => {
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
    return presentJobOffer(tx, moved, call);
  });
}
