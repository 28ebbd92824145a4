import { defaultRules } from './payment.rules.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CreditInterface } from '../credit/index.ts';
import type { PayLaterInterface } from '../pay-later/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentGateway, ProviderName } from './gateway/payment-gateway.ts';
import { openRazorpay } from './gateway/razorpay.gateway.ts';
import { paymentConsumers } from './payment.consumers.ts';
import type { PaymentDependencies } from './payment.dependencies.ts';
import { paymentNotices } from './payment.notices.ts';
import { paymentRoutes } from './payment.routes.ts';
import { returnablePaise } from './payment.store.ts';
import { paymentsOf } from './payments-of.ts';
import { askForRefund, resendRefunds } from './send-refund.ts';
import { sandboxConsumers } from './sandbox/sandbox.consumers.ts';
import { openSandbox } from './sandbox/sandbox.gateway.ts';
import { mountSandboxPages } from './sandbox/sandbox.pages.ts';
import { openOther } from './open-other.ts';
import { creditRefund } from './credit/return-credit.ts';
import { cashCameBack, cashReturned, lockMoneyOf } from './in-cash/return-cash.ts';
import type { PaymentInterface } from './payment.interface.ts';
import { findRefund } from './refund.store.ts';
import { paymentSheet } from './office/payment.sheet.ts';
import { paymentPersonal } from './payment.personal.store.ts';

export type { CapturedFacts } from './captured.ts';
export type { CaptureOther, PaymentInterface, SettleOther } from './payment.interface.ts';

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
  { credit, payLater }: { readonly credit: CreditInterface; readonly payLater: PayLaterInterface },
): Domain & PaymentInterface {
  const gateways = openGateways(platform);
  const gateway = gateways.get(platform.config.PAYMENT_PROVIDER);
  if (!gateway)
    throw new Error(`The payment provider ${platform.config.PAYMENT_PROVIDER} is not configured.`);
  const otherOrders: PaymentInterface['otherOrders'] = extensionPoint('payment.other_orders');
  const otherRefunds: PaymentInterface['otherRefunds'] = extensionPoint('payment.other_refunds');
  const others = { otherOrders, otherRefunds };
  const deps: PaymentDependencies = { platform, booking, credit, payLater, gateway, gateways, ...others };
  const withSandbox = gateways.has('sandbox');
  return {
    name: 'payment',
    settings: { 'payment.rules': defaultRules },
    personal: paymentPersonal,
    sheets: [paymentSheet],
    extensions: [booking.payments.answeredBy(paymentsOf), booking.returnable.answeredBy(returnablePaise)],
    routes: paymentRoutes(deps),
    notices: paymentNotices(deps),
    consumers: [...paymentConsumers(deps), ...(withSandbox ? sandboxConsumers(deps) : [])],
    cron: [{ name: 'payment.resend_refunds', match: '17 * * * *', run: () => resendRefunds(deps) }],
    ...others,
    provider: gateway.provider,
    openOther: (order) => openOther(deps, order),
    refundOther: (refund) => askForRefund(deps, refund),
    refundOf: findRefund,
    lockMoneyOf: lockMoneyOf(deps),
    cashReturned: cashReturned(deps),
    cashCameBack: cashCameBack(deps),
    cashAsCredit: (tx, refund) => creditRefund(deps, tx, refund, refund.now),
    pages: withSandbox ? (app) => mountSandboxPages(app, deps) : undefined,
  };
}
