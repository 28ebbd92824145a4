import { getBookingLedger } from '@nukkad/contract/money/ledger/office-ledger.api';
import { defaultRules } from './ledger.rules.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { route } from '../../platform/http/route.ts';
import { consumer } from '../../platform/outbox/consumer.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import { billOf } from './bill.rules.ts';
import type { LedgerInterface } from './ledger.interface.ts';
import { divide } from './divide.rules.ts';
import { feeShareOf, postPayout, postPenalty } from './ledger.rules.ts';
import { partnerBalance, readRules, ledgerPersonal } from './ledger.store.ts';
import { type KeepEarnings, poster } from './post.ts';
import { type LedgerDependencies, posters } from './post-event.ts';
import { readBookingLedger } from './read-booking-ledger.ts';
import { refundSharesOf } from './post-granted.ts';
import { postSalary } from './salary.rules.ts';

export type { Bill, Tax } from './bill.rules.ts';
export type { Earned } from './earned.rules.ts';
export type { LedgerInterface } from './ledger.interface.ts';
export type { LedgerRules, Posting } from './ledger.rules.ts';
export type { Violation } from './ledger.store.ts';
export type { KeepEarnings, Posted } from './post.ts';

/** Double entry from the first rupee: it hears what happened to money and writes it down. The back office reads it. */
export function createLedgerDomain(
  deps: Omit<LedgerDependencies, 'post'> & { readonly partnership?: Pick<PartnershipInterface, 'balances'> },
): Domain & LedgerInterface {
  const earnings = extensionPoint<KeepEarnings>('ledger.earnings');
  const post = poster(earnings);
  return {
    name: 'ledger',
    settings: { 'ledger.rules': defaultRules },
    personal: ledgerPersonal,
    routes: [route(getBookingLedger, (call) => readBookingLedger(deps, call.input.params.bookingId))],
    extensions: [
      deps.booking.refundShares.answeredBy(refundSharesOf(deps)),
      ...(deps.partnership ? [deps.partnership.balances.answeredBy(partnerBalance)] : []),
    ],
    earnings,
    rules: readRules,
    billOf,
    divide,
    feeShareOf,
    post,
    postPenalty,
    postPayout,
    postSalary,
    consumers: [consumer('ledger.post', ...posters({ ...deps, post }))],
  };
}

export const ledger = domain({
  needs: ['booking', 'partner', 'partnership'],
  create: createLedgerDomain,
});
