import type { Domain } from '../../platform/domain.ts';
import { keepEarnings } from './keep-earnings.ts';
import { payoutConsumers } from './payout.consumers.ts';
import type { PayoutDependencies } from './payout.dependencies.ts';
import { payoutPersonal } from './payout.personal.store.ts';

/** What partners earned and owe, and how they are paid. */
export function createPayoutDomain(deps: PayoutDependencies): Domain {
  return {
    name: 'payout',
    personal: payoutPersonal,
    routes: [],
    extensions: [deps.ledger.earnings.answeredBy(keepEarnings)],
    consumers: payoutConsumers(deps),
  };
}
