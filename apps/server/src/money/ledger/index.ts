import type { Domain } from '../../platform/domain.ts';
import { consumer } from '../../platform/outbox/consumer.ts';
import { type LedgerDependencies, posters } from './post-event.ts';
import { ledgerPersonal } from './ledger.personal.store.ts';

export { type Bill, type Tax, billOf } from './bill.rules.ts';
export type { LedgerRules } from './ledger.rules.ts';
export {
  type Violation,
  auditLedger,
  partnerBalance,
  readRules as readLedgerRules,
} from './ledger.store.ts';

/** Double entry from the first rupee: it hears what happened to money and writes it down. It has no calls of its own. */
export function createLedgerDomain(deps: LedgerDependencies): Domain {
  return {
    name: 'ledger',
    personal: ledgerPersonal,
    routes: [],
    consumers: [consumer('ledger.post', ...posters(deps))],
  };
}
