import type { BookingRules } from '../../../market/booking/index.ts';
import type { FeeRules } from '../../../market/cart/index.ts';
import type { LedgerRules } from '../../../money/ledger/index.ts';
import type { Company, SupportHours } from '../../../platform/config.ts';

export type Lang = 'en' | 'hi';

/** Dated configuration `content.promises`: what the pages promise and no other rule holds. */
export interface ContentPromises {
  readonly refundDaysFrom: number;
  readonly refundDaysTo: number;
  /** Until a complaint has its number and an answer that it was received (IT Rules 2021, rule 3(2): 24 hours). */
  readonly acknowledgeHours: number;
}

export const defaultPromises: ContentPromises = { refundDaysFrom: 5, refundDaysTo: 7, acknowledgeHours: 24 };

/** All that a page states as a fact; nothing of it is written into the words. */
export interface PageFacts {
  readonly brand: string;
  readonly site: string;
  readonly company: Company;
  readonly supportHours: SupportHours;
  readonly booking: BookingRules;
  readonly fees: FeeRules;
  readonly ledger: LedgerRules;
  readonly promises: ContentPromises;
  /** Days within which the grievance officer settles a complaint. */
  readonly answersWithinDays: number;
}
