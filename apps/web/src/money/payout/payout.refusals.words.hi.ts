import type { payoutErrors } from '@nukkad/contract/money/payout/payout.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Of the calls that partners make; the others are refused in the back office. */
export const payoutRefusals = refusalsInHindi<keyof Pick<typeof payoutErrors, 'payout_not_found'>>({
  payout_not_found: 'यह उपलब्ध नहीं है',
});
