import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countUnsettledFailures } from './office/office.store.ts';

/** Payouts that failed, and were not sent again. */
export const payoutWaiting: readonly WaitingReader[] = [
  countedInOffice({
    payout_failed: ({ reader }) => countUnsettledFailures(reader),
  }),
];
