import { cashRefundEvents } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { askCustomer } from './ask-customer.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { sealedRefundAccounts } from './cash-refund-keys.ts';
import { cashRefundNotices } from './cash-refund.notices.ts';
import { cashRefundPersonal } from './cash-refund.store.ts';
import { cashRefundRoutes } from './cash-refund.routes.ts';
import { defaultRules } from './cash-refund.rules.ts';
import { followOpenCashRefunds, sendCashRefund } from './send-cash-refund.ts';
import { hearProvider } from './settle-cash-refund.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOffice } from './office/office.store.ts';

/** Refunds of cash that an Admin decides. */
const cashRefundWaiting: readonly WaitingReader[] = [
  countedInOffice({
    cash_refund: ({ reader }) => countOffice(reader, { status: 'Needs Approval' }),
  }),
];

/** What was paid in cash and goes back: to an account that its customer names, once. */
export function createCashRefundDomain(deps: CashRefundDependencies): Domain {
  return {
    name: 'cash-refund',
    encrypted: sealedRefundAccounts,
    settings: { 'cash_refund.rules': defaultRules },
    routes: cashRefundRoutes(deps),
    notices: cashRefundNotices,
    personal: cashRefundPersonal,
    waiting: cashRefundWaiting,
    extensions: [deps.payout.others.answeredBy(hearProvider(deps))],
    consumers: [
      consumer(
        'cash_refund.ask_customer',
        when(paymentEvents.refundRequested, (heard) => askCustomer(deps, heard)),
      ),
      consumer(
        'cash_refund.send',
        when(cashRefundEvents.requested, ({ facts }) => sendCashRefund(deps, facts.refundId)),
      ),
    ],
    cron: [{ name: 'cash_refund.follow_open', match: '37 * * * *', run: () => followOpenCashRefunds(deps) }],
  };
}

export const cashRefund = domain({
  needs: ['account', 'booking', 'partnership', 'payment', 'payout'],
  create: createCashRefundDomain,
});
