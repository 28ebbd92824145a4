/** How earnings move: their table is `earning.lifecycle.ts`. Rows move in bulk, so nothing is recorded of each one. */
import { type EarningState, earningLifecycle } from '@nukkad/contract/money/payout/earning.lifecycle';
import { rowTransitions } from '../../platform/lifecycle/row-transitions.ts';

export interface MovingEarning {
  readonly status: EarningState;
}

export const earningTransitions = rowTransitions<typeof earningLifecycle, MovingEarning, never, object>({
  table: earningLifecycle,
});
