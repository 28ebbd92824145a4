import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOffice } from './office/office.store.ts';

/** Refunds of cash that an Admin decides. */
export const cashRefundWaiting: readonly WaitingReader[] = [
  countedInOffice({
    cash_refund: ({ reader }) => countOffice(reader, { status: 'Needs Approval' }),
  }),
];
