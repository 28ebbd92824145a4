import { recordResponse } from '@nukkad/contract/money/payment/payment.api';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { call } from '../../platform/api/client.ts';
import { say } from '../../platform/i18n/present-words.ts';
import { knownProfile } from '../../platform/session/session-store.ts';

const source = 'https://checkout.razorpay.com/v1/checkout.js';

interface Paid {
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

interface Widget {
  open(): void;
}

type WidgetMaker = new (options: object) => Widget;

declare global {
  interface Window {
    /** Set by the script of the gateway. */
    readonly Razorpay?: WidgetMaker;
  }
}

let loading: Promise<WidgetMaker> | null = null;

function load(): Promise<WidgetMaker> {
  loading ??= new Promise<WidgetMaker>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    const failed = () => {
      loading = null;
      script.remove();
      reject(new Error(say('pay.noWidget', 'The payment window didn’t open. Try again.')));
    };
    script.addEventListener('load', () => (window.Razorpay ? resolve(window.Razorpay) : failed()));
    script.addEventListener('error', failed);
    document.head.append(script);
  });
  return loading;
}

/** What the browser saw is only a hint for the server, so its loss loses nothing. */
function hint(body: { orderId: string; outcome: 'success' | 'dismissed'; paid?: Paid }): void {
  const { paid, ...rest } = body;
  const proof = paid
    ? { providerPaymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature }
    : {};
  call(recordResponse, { body: { ...rest, ...proof }, quiet: true }).catch(() => {});
}

/** Opens the provider's widget; it keeps the person until it is paid or closed. A failed try stays inside it. */
export async function openRazorpay(checkout: Checkout): Promise<'success' | 'dismissed'> {
  const Razorpay = await load();
  const { orderId } = checkout;
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.keyId,
      order_id: checkout.providerOrderId,
      amount: checkout.amount,
      currency: checkout.currency,
      prefill: { contact: `+91${knownProfile()?.mobileNumber ?? ''}`, name: knownProfile()?.fullName ?? '' },
      handler: (paid: Paid) => {
        hint({ orderId, outcome: 'success', paid });
        resolve('success');
      },
      modal: {
        ondismiss: () => {
          hint({ orderId, outcome: 'dismissed' });
          resolve('dismissed');
        },
      },
    }).open();
  });
}
