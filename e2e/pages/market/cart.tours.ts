import { anOffer } from '../../fixtures/admin.ts';
import { aFullCart } from '../../fixtures/bookings.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 10;

/** The customer's way to a booking: cart, address, time, payment. */
async function checkoutTour(): Promise<Tour> {
  await anOffer();
  const { customer } = await aFullCart({ inDays });
  return {
    person: customer,
    screens: [
      { name: 'cart', path: '/cart' },
      { name: 'cart-offers', path: '/cart?dialog=offers' },
      { name: 'checkout-address', path: '/checkout?step=address' },
      { name: 'checkout-new-address', path: '/checkout?step=address&dialog=address' },
      { name: 'checkout-time', path: '/checkout?step=time' },
      { name: 'checkout-pay', path: '/checkout?step=pay' },
      { name: 'addresses', path: '/buyer/addresses' },
    ],
  };
}

export const cartTours = { checkout: once(checkoutTour) };
