/** What the machine does. Each looks again at the row, so told twice it does nothing. */
import { system } from '../../platform/platform.ts';
import { endDocument } from './end-document.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { isOver } from './job-offer.rules.ts';
import { lockStanding } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';

const { verb } = jobOfferTransitions;

/** Its last day is over. */
export async function expireJobOffer(deps: JobOfferDependencies, jobOfferId: string): Promise<void> {
  const { application, platform } = deps;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = await jobOfferTransitions.lockForSystem(tx, verb.expire, jobOfferId);
    if (!allowed || !isOver(allowed.row, now)) return;
    await application.endOffer(tx, now, allowed.row.applicationId);
    await endDocument(deps, tx, await jobOfferTransitions.move(tx, allowed, { now }), 'expired', now);
  });
}

/** Two days before its last day: once, and only where the candidate is to answer. */
export async function remindOfJobOffer(
  { platform }: Pick<JobOfferDependencies, 'platform'>,
  jobOfferId: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = await jobOfferTransitions.lockForSystem(tx, verb.remind, jobOfferId);
    if (!allowed || allowed.row.remindedAt !== null || isOver(allowed.row, now)) return;
    await jobOfferTransitions.move(tx, allowed, { now, changes: { remindedAt: now }, isQuiet: true });
  });
}

/** Its application is over. */
export async function endJobOffer(
  deps: Pick<JobOfferDependencies, 'envelope' | 'platform'>,
  applicationId: string,
): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = jobOfferTransitions.allowSystem(verb.end, await lockStanding(tx, applicationId));
    if (!allowed) return;
    await endDocument(deps, tx, await jobOfferTransitions.move(tx, allowed, { now }), 'ended', now);
  });
}
