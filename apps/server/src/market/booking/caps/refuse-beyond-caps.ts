import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentMode } from '../booking.rules.ts';
import { type OpenCaps, type OpenCounts, capPassed, capsFor } from './caps.rules.ts';
import { getCapRules } from './caps.store.ts';

const facts = {
  unpaid: bookingErrors.too_many_unpaid,
  cash: bookingErrors.too_many_cash,
  all: bookingErrors.too_many_open,
} as const satisfies Record<keyof OpenCaps, unknown>;

export interface OneMore {
  readonly buyerId: string;
  /** `hold`: a time is to be held in the cart. */
  readonly action: PaymentMode | 'hold';
  readonly cityCode: string;
  readonly now: Date;
}

/** 409 with the limit where this customer has as much open as its standing allows. */
export async function refuseBeyondCaps(tx: Tx, more: OneMore, counts: OpenCounts): Promise<void> {
  const caps = capsFor(counts, await getCapRules(tx, more.now, more.cityCode));
  const passed = capPassed(counts, more.action, caps);
  if (passed) refuse(facts[passed], { values: { limit: caps[passed] } });
}
