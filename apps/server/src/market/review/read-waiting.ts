import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOfficeRows } from './office/office-review.store.ts';

/** Reviews that were reported. */
export const reviewWaiting: readonly WaitingReader[] = [
  countedInOffice({
    review_reported: ({ reader }) => countOfficeRows(reader, { state: 'reported' }),
  }),
];
