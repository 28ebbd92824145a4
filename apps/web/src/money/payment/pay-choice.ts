import type { placedModes } from '@nukkad/contract/market/booking/placed-modes';

/** The business that an invoice is made out to, as it is typed. */
export interface BilledTo {
  readonly gstNumber: string;
  readonly companyName: string;
}

/** What a person settles in the last step. */
export interface PayChoice {
  readonly paymentMode: (typeof placedModes)[number];
  readonly note: string;
  /** Booked to be paid online, and then paid after the visit. */
  readonly payLater: boolean;
  /** The customer’s own credit pays first. */
  readonly useCredit: boolean;
  /** Null: the invoice is made out to the person. */
  readonly billedTo: BilledTo | null;
}

export const noteLimit = 300;
