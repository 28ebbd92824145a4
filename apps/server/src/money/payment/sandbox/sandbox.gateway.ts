import { randomBytes } from 'node:crypto';
import { type Platform, system } from '../../../platform/platform.ts';
import { readGatewayEvent } from '../gateway/gateway-event.ts';
import { type GatewayRefund, GatewayRefused, type PaymentGateway } from '../gateway/payment-gateway.ts';
import { checkoutContent, signatureFits } from '../gateway/signature.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';
import * as store from './sandbox.store.ts';
import { signEvent } from './sign-event.ts';

const anId = (prefix: 'order' | 'plink' | 'rfnd') => `${prefix}_${randomBytes(14).toString('hex')}`;

async function refundOnce(platform: Platform, wanted: GatewayRefund): Promise<string> {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const payment = await store.findSandboxPayment(tx, wanted.providerPaymentId);
    if (!payment || payment.status !== 'captured')
      throw new GatewayRefused(400, 'no captured payment of this id');
    await store.lockSandboxOrder(tx, payment.providerOrderId);
    const earlier = await store.findSandboxRefund(tx, wanted.refundId);
    if (earlier) return earlier.providerRefundId;
    const refunded = await store.sumRefunds(tx, payment.providerPaymentId);
    if (refunded + wanted.amountPaise > payment.amountPaise)
      throw new GatewayRefused(400, 'more than was captured');
    const refund = {
      providerRefundId: anId('rfnd'),
      providerPaymentId: payment.providerPaymentId,
      receipt: wanted.refundId,
      amountPaise: wanted.amountPaise,
    };
    await store.saveSandboxRefund(tx, refund, now);
    await signEvent(tx, { name: 'refund.processed', payment, refund }, now);
    return refund.providerRefundId;
  });
}

/** The built-in gateway behind the same port as a real one. It takes no real money and is refused in production. */
export function openSandbox(platform: Platform): PaymentGateway {
  const { db, clock, config } = platform;
  const secrets = sandboxSecrets(config.secret);
  return {
    provider: 'sandbox',
    keyId: null,
    checkoutUrl: (providerOrderId) => `/pay/sandbox/${providerOrderId}`,
    createOrder: async ({ orderId: receipt, bookingId, backTo, amountPaise, expiresAt }) => {
      const order = {
        providerOrderId: anId('order'),
        receipt,
        bookingId,
        backTo: backTo ?? null,
        amountPaise,
        currency: 'INR',
        expiresAt,
      };
      return { providerOrderId: await store.saveSandboxOrder(db, order, clock.now()) };
    },
    createLink: async ({ orderId: receipt, bookingId, amountPaise, expiresAt }) => {
      const order = {
        providerOrderId: anId('plink'),
        receipt,
        bookingId,
        backTo: null,
        amountPaise,
        currency: 'INR',
        expiresAt,
      };
      const providerOrderId = await store.saveSandboxOrder(db, order, clock.now());
      return { providerOrderId, url: `${config.publicOrigin}/pay/sandbox/${providerOrderId}` };
    },
    cancelLink: (providerOrderId) => store.saveLinkOver(db, providerOrderId),
    fetchPayment: (providerPaymentId) => store.findSandboxPayment(db, providerPaymentId),
    fetchNewestAttempt: (providerOrderId) => store.findNewestPayment(db, providerOrderId),
    refund: async (refund) => ({ providerRefundId: await refundOnce(platform, refund) }),
    verifyWebhook: (body, signature) =>
      signatureFits(secrets.webhook, body, signature) ? readGatewayEvent(body) : null,
    verifyCheckoutSignature: (answer) =>
      signatureFits(secrets.checkout, checkoutContent(answer), answer.signature),
  };
}
