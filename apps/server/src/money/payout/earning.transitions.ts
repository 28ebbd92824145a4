/** How earnings move: their table is `earning.noun.ts`. Rows move in bulk, so nothing is recorded of each one. */
import { earningLifecycle, type EarningState } from '@nukkad/contract/money/payout/earning.noun';
import { rowTransitions } from '../../platform/lifecycle/row-transitions.ts';

export interface MovingEarning {
  readonly status: EarningState;
}

export const earningTransitions = rowTransitions<typeof earningLifecycle, MovingEarning, never, object>({
  table: earningLifecycle,
});
