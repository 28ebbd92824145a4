import type { CronEntry } from '../../../platform/jobs/worker.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { releaseOldReviews } from '../review/release-reviews.ts';
import { moveSubscriptions } from './move-subscriptions.ts';

/** What was paid is looked at every hour. Who rests does so with the owner's account: see follow-owner.ts. */
export const partnershipCron = (deps: PartnershipDependencies): readonly CronEntry[] => [
  { name: 'partnership.move_subscriptions', match: '7 * * * *', run: () => moveSubscriptions(deps) },
  {
    name: 'partnership.release_old_reviews',
    match: '*/10 * * * *',
    run: () => releaseOldReviews(deps),
  },
];
