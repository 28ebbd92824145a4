import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countWaiting } from './review/review.store.ts';

/** Profiles and changes of partners that wait to be checked. */
export const partnershipWaiting: readonly WaitingReader[] = [
  countedInOffice({
    partner_review: ({ reader }) => countWaiting(reader, undefined),
  }),
];
