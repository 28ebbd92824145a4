import { defaultRules } from './payment.rules.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentGateway, ProviderName } from './gateway/payment-gateway.ts';
import { openRazorpay } from './gateway/razorpay.gateway.ts';
import { paymentConsumers } from './payment.consumers.ts';
import type { PaymentDependencies, PaymentInterface } from './payment.interface.ts';
import { paymentNotices } from './payment.notices.ts';
import { paymentRoutes } from './payment.routes.ts';
import { returnablePaise, paymentPersonal } from './payment.store.ts';
import { paymentsOf } from './payments-of.ts';
import { resendRefunds } from './send-refund.ts';
import { sandboxConsumers } from './sandbox/sandbox.consumers.ts';
import { openSandbox } from './sandbox/sandbox.gateway.ts';
import { mountSandboxPages } from './sandbox/sandbox.pages.ts';
import { grantReturn } from './purchase/grant-return.ts';
import { openPurchase } from './purchase/open-purchase.ts';
import { purchaseNotices } from './purchase/purchase.notices.ts';
import { findAnyPurchase, findPurchase, listPaidOf } from './purchase/purchase.store.ts';
import { sumCaptured } from './captured.store.ts';
import { isOwnPurchase } from './purchase/purchase.transitions.ts';
import { releaseAdvance } from './purchase/release-advance.ts';
import { sendWaitingReturns } from './purchase/send-return.ts';
import { creditRefund } from './credit/return-credit.ts';
import { cashCameBack, cashReturned, lockMoneyOf } from './in-cash/return-cash.ts';
import { findRefund } from './refund.store.ts';
import { paymentSheet } from './office/payment.sheet.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOfficeOrders } from './office/office-payments.store.ts';

export type { PaymentInterface } from './payment.interface.ts';
export type { Goods } from './purchase/goods.ts';
export type { PurchaseOf, PurchaseRow } from './purchase/purchase.store.ts';

/** Payments and refunds that do not go on by themselves. */
const paymentWaiting: readonly WaitingReader[] = [
  countedInOffice({
    payment_stuck: ({ reader }) => countOfficeOrders(reader, { trouble: 'stuck' }),
    refund_waiting: ({ reader }) => countOfficeOrders(reader, { trouble: 'refund_waiting' }),
    refund_failed: ({ reader }) => countOfficeOrders(reader, { trouble: 'refund_failed' }),
  }),
];

type OtherParts = Pick<PaymentDependencies, 'account' | 'partner' | 'credit' | 'payLater'>;

/** Razorpay where it is configured; the sandbox outside of production only. */
function openGateways(platform: Platform): ReadonlyMap<ProviderName, PaymentGateway> {
  const { config } = platform;
  const gateways = new Map<ProviderName, PaymentGateway>();
  if (config.RAZORPAY_KEY_ID && config.RAZORPAY_KEY_SECRET && config.RAZORPAY_WEBHOOK_SECRET) {
    gateways.set(
      'razorpay',
      openRazorpay({
        keyId: config.RAZORPAY_KEY_ID,
        keySecret: config.RAZORPAY_KEY_SECRET,
        webhookSecret: config.RAZORPAY_WEBHOOK_SECRET,
        apiOrigin: config.RAZORPAY_API_ORIGIN,
      }),
    );
  }
  if (!config.production) gateways.set('sandbox', openSandbox(platform));
  return gateways;
}

/** Orders, payments and refunds through one gateway port. The gateway's signed events are the truth. */
export function createPaymentDomain(
  platform: Platform,
  booking: BookingInterface,
  others: OtherParts,
): Domain & PaymentInterface {
  const gateways = openGateways(platform);
  const gateway = gateways.get(platform.config.PAYMENT_PROVIDER);
  if (!gateway)
    throw new Error(`The payment provider ${platform.config.PAYMENT_PROVIDER} is not configured.`);
  const goods: PaymentInterface['goods'] = extensionPoint('payment.goods');
  const deps: PaymentDependencies = { platform, booking, ...others, gateway, gateways, goods };
  const withSandbox = gateways.has('sandbox');
  return {
    name: 'payment',
    settings: { 'payment.rules': defaultRules },
    personal: paymentPersonal,
    waiting: paymentWaiting,
    sheets: [paymentSheet],
    extensions: [booking.payments.answeredBy(paymentsOf), booking.returnable.answeredBy(returnablePaise)],
    routes: paymentRoutes(deps),
    notices: [...paymentNotices(deps), ...purchaseNotices],
    consumers: [...paymentConsumers(deps), ...(withSandbox ? sandboxConsumers(deps) : [])],
    cron: [
      { name: 'payment.resend_refunds', match: '17 * * * *', run: () => resendRefunds(deps) },
      { name: 'payment.send_purchase_refunds', match: '*/5 * * * *', run: () => sendWaitingReturns(deps) },
    ],
    goods,
    openPurchase: (call, opened) => openPurchase(deps, call, opened),
    findPurchase,
    findAnyPurchase,
    listPaidOf,
    isOwnPurchase,
    capturedWithin: sumCaptured,
    grantReturn,
    releaseAdvance,
    refundOf: findRefund,
    lockMoneyOf: lockMoneyOf(deps),
    cashReturned: cashReturned(deps),
    cashCameBack: cashCameBack(deps),
    cashAsCredit: (tx, refund) => creditRefund(deps, tx, refund, refund.now),
    pages: withSandbox ? (app) => mountSandboxPages(app, deps) : undefined,
  };
}

export const payment = domain({
  needs: ['account', 'booking', 'credit', 'partner', 'payLater'],
  create: ({
    platform,
    booking,
    ...others
  }: Pick<PaymentDependencies, 'platform' | 'booking'> & OtherParts) =>
    createPaymentDomain(platform, booking, others),
});
