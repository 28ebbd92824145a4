import type { Checkout } from '@nukkad/contract/money/payment/payment.model';

/**
 * Leaves for the provider's own page. Back from it leads to the booking, not to the emptied cart, or to another page of ours: by its address
 * when the page is loaded again, and by what this resolves with when the browser kept it.
 */
function leaveFor(address: string, page: string): Promise<string> {
  history.replaceState(history.state, '', page);
  location.assign(address);
  return new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', back);
      resolve(page);
    };
    addEventListener('pageshow', back);
  });
}

/**
 * Takes the person to the provider: its page, or its widget, whose script is loaded only now. Gives the page to go on to:
 * `back`, or once something was paid the same with `?paid=<orderId>`.
 */
export async function openCheckoutFrom(checkout: Checkout, back: string): Promise<string> {
  if (checkout.checkoutUrl) return leaveFor(checkout.checkoutUrl, back);
  const { openRazorpay } = await import('./razorpay.ts');
  return (await openRazorpay(checkout)) === 'dismissed' ? back : `${back}?paid=${checkout.orderId}`;
}

/** The same from and to the page of a booking. */
export const openCheckout = (checkout: Checkout, bookingId: string): Promise<string> =>
  openCheckoutFrom(checkout, `/buyer/bookings/${bookingId}`);
