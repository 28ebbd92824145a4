/** How a job offer moves: its table is `job-offer.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  type JobOfferStatus,
  jobOfferErrors,
  jobOfferEvents,
  jobOfferLifecycle,
} from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type JobOfferSides, jobOfferCapacities, seesJobOffer } from './job-offer.policy.ts';
import { remindAt } from './job-offer.rules.ts';
import { type JobOfferRow, lockJobOffer, saveJobOffer } from './job-offer.store.ts';

interface MoveDetail {
  readonly changes?: Partial<JobOfferRow>;
  /** Who looks at it has nothing to read again. */
  readonly isQuiet?: true;
}

type JobOfferMoved = Moved<typeof jobOfferLifecycle, JobOfferRow, Viewer, MoveDetail>;

function nextOf(
  row: JobOfferRow,
  status: JobOfferStatus,
  making: MoveDetail & { readonly now: Date },
): JobOfferRow {
  const after = nextRow<JobOfferRow, MoveDetail>(row, status, making);
  return making.isQuiet ? { ...after, version: row.version } : after;
}

export const jobOfferTransitions = transitions({
  table: jobOfferLifecycle,
  notFound: jobOfferErrors.job_offer_not_found,
  movedOn: jobOfferErrors.job_offer_moved_on,
  lock: lockJobOffer,
  sees: (viewer: Viewer, row: JobOfferRow) => seesJobOffer(viewer, row),
  capacities: (viewer: Viewer, row: JobOfferSides) => jobOfferCapacities(viewer, row),
  next: nextOf,
  save: saveJobOffer,
  logged: logOf(jobOfferLifecycle, 'job_offer', 'jobOfferId', { actor: actorOnBehalf }),
  tells: tellsOf(jobOfferLifecycle, jobOfferEvents, ({ verb, after }: JobOfferMoved) => ({
    expiresAt: after.expiresAt.toISOString(),
    remindAt: remindAt(after.validUntil, after.createdAt)?.toISOString() ?? '',
    isTaken: verb === 'takeCounter',
  })),
});
