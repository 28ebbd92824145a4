import type { Checkout } from '@nukkad/contract/money/payment/payment.model';

/** Where the booking page waits for the outcome. */
export const waitingPage = (bookingId: string, orderId: string) =>
  `/buyer/bookings/${bookingId}?paid=${orderId}`;

/**
 * Leaves for the provider's own page. Back from it leads to the booking, not to the emptied cart: by its address
 * when the page is loaded again, and by what this resolves with when the browser kept it.
 */
function leaveFor(address: string, booking: string): Promise<string> {
  history.replaceState(history.state, '', booking);
  location.assign(address);
  return new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', back);
      resolve(booking);
    };
    addEventListener('pageshow', back);
  });
}

/** Takes the person to the provider: its page, or its widget, whose script is loaded only now. Gives the page to go on to. */
export async function openCheckout(checkout: Checkout, bookingId: string): Promise<string> {
  const booking = `/buyer/bookings/${bookingId}`;
  if (checkout.checkoutUrl) return leaveFor(checkout.checkoutUrl, booking);
  const { openRazorpay } = await import('./razorpay.ts');
  return (await openRazorpay(checkout)) === 'dismissed' ? booking : waitingPage(bookingId, checkout.orderId);
}
