import type { paymentModes } from '@nukkad/contract/booking/booking.model';

/** What a person settles in the last step. */
export interface PayChoice {
  readonly paymentMode: (typeof paymentModes)[number];
  readonly note: string;
}

export const noteLimit = 300;
