import type { Cart } from '@nukkad/contract/market/booking/booking.model';

export const checkoutSteps = ['address', 'time', 'pay'] as const;
export type CheckoutStepName = (typeof checkoutSteps)[number];
export type StepsDone = Readonly<Record<CheckoutStepName, boolean>>;

/** Which steps the cart has behind it. A time counts while it is held or still to be had: booking holds it again. */
export function stepsDone(cart: Pick<Cart, 'address' | 'slot' | 'serviceable'>): StepsDone {
  const address = cart.address !== null && cart.serviceable;
  return { address, time: address && cart.slot?.available === true, pay: false };
}

/** The step that is open: the one asked for, unless one before it is still to be done. */
export function openStep(asked: string | null, done: StepsDone): CheckoutStepName {
  const first = checkoutSteps.find((step) => !done[step]) ?? 'pay';
  const wanted = checkoutSteps.find((step) => step === asked) ?? first;
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(first) ? wanted : first;
}
