import type { Domain } from '../../platform/domain.ts';
import { consumer } from '../../platform/outbox/consumer.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import { billOf } from './bill.rules.ts';
import type { LedgerInterface } from './ledger.interface.ts';
import { partnerBalance, readRules } from './ledger.store.ts';
import { type LedgerDependencies, posters } from './post-event.ts';
import { ledgerPersonal } from './ledger.personal.store.ts';

export type { Bill, Tax } from './bill.rules.ts';
export type { LedgerInterface } from './ledger.interface.ts';
export type { LedgerRules } from './ledger.rules.ts';
export type { Violation } from './ledger.store.ts';

/** Double entry from the first rupee: it hears what happened to money and writes it down. It has no calls of its own. */
export function createLedgerDomain(
  deps: LedgerDependencies & { readonly partnership?: Pick<PartnershipInterface, 'balances'> },
): Domain & LedgerInterface {
  return {
    name: 'ledger',
    personal: ledgerPersonal,
    routes: [],
    extensions: deps.partnership ? [deps.partnership.balances.answeredBy(partnerBalance)] : [],
    rules: readRules,
    billOf,
    consumers: [consumer('ledger.post', ...posters(deps))],
  };
}
