import * as office from '@nukkad/contract/money/payment/office-payment.api';
import * as purchases from '@nukkad/contract/money/payment/office-purchase-refund.api';
import * as api from '@nukkad/contract/money/payment/payment.api';
import * as links from '@nukkad/contract/money/payment/payment-link.api';
import * as parts from '@nukkad/contract/money/payment/post-booking.api';
import * as later from '@nukkad/contract/money/pay-later/pay-later.api';
import { rawBody } from '../../platform/http/server.ts';
import { type Call, type Route, openRoute, route } from '../../platform/http/route.ts';
import { collectCash } from './collect-cash.ts';
import { inquirePayment } from './office/inquire-payment.ts';
import { readOfficePayment, readOfficePayments } from './office/read-office-payments.ts';
import { resendRefund } from './office/resend-refund.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import { payBookingLater } from './later/pay-booking-later.ts';
import { settleLater } from './later/settle-later.ts';
import { createPaymentLink } from './link/create-payment-link.ts';
import { sendPaymentLink } from './link/send-payment-link.ts';
import { openOrder } from './open-order.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { getPayable, payAfterBooking } from './pay-after-booking.ts';
import { getOrder, listCustomerOrders } from './read-orders.ts';
import { markPurchaseRefundPaid, retryPurchaseRefund } from './purchase/office/decide-purchase-refund.ts';
import { listOfficePurchaseRefunds } from './purchase/office/read-purchase-refunds.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { recordResponse } from './record-response.ts';

const header = (call: Call, name: string): string => {
  const value = call.request.headers[name];
  return typeof value === 'string' ? value : '';
};

function webhookHandler(deps: PaymentDependencies, provider: ProviderName) {
  return async (call: Call): Promise<{ received: true }> => {
    await receiveWebhook(deps, {
      provider,
      body: rawBody(call.request),
      signature: header(call, 'x-razorpay-signature'),
      eventId: header(call, 'x-razorpay-event-id'),
      now: call.now,
    });
    return { received: true };
  };
}

export function paymentRoutes(deps: PaymentDependencies): Route[] {
  return [
    route(api.createOrder, (call) => openOrder(deps, call)),
    route(api.getOrder, (call) => getOrder(deps, call)),
    route(api.recordResponse, (call) => recordResponse(deps, call)),
    route(api.listCustomerPayments, (call) => listCustomerOrders(deps, call)),
    route(parts.getPayable, (call) => getPayable(deps, call)),
    route(parts.payAfterBooking, (call) => payAfterBooking(deps, call)),
    route(later.payBookingLater, (call) => payBookingLater(deps, call)),
    route(later.settlePayLater, (call) => settleLater(deps, call)),
    route(links.createPaymentLink, (call) => createPaymentLink(deps, call)),
    route(links.sendPaymentLink, (call) => sendPaymentLink(deps, call)),
    route(api.collectCash, (call) => collectCash(deps, call)),
    route(office.listOfficePayments, (call) => readOfficePayments(deps, call)),
    route(office.getOfficePayment, (call) =>
      readOfficePayment(deps.platform.db, call.input.params.orderId, call.now),
    ),
    route(office.inquirePayment, (call) => inquirePayment(deps, call)),
    route(office.resendRefund, (call) => resendRefund(deps, call)),
    route(purchases.listPurchaseRefunds, (call) => listOfficePurchaseRefunds(deps, call)),
    route(purchases.retryPurchaseRefund, (call) => retryPurchaseRefund(deps, call)),
    route(purchases.markPurchaseRefundPaid, (call) => markPurchaseRefundPaid(deps, call)),
    openRoute(api.razorpayWebhook, webhookHandler(deps, 'razorpay')),
    openRoute(api.sandboxWebhook, webhookHandler(deps, 'sandbox')),
  ];
}
