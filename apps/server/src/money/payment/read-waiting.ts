import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOfficeOrders } from './office/office-payments.store.ts';

/** Payments and refunds that do not go on by themselves. */
export const paymentWaiting: readonly WaitingReader[] = [
  countedInOffice({
    payment_stuck: ({ reader }) => countOfficeOrders(reader, { trouble: 'stuck' }),
    refund_waiting: ({ reader }) => countOfficeOrders(reader, { trouble: 'refund_waiting' }),
    refund_failed: ({ reader }) => countOfficeOrders(reader, { trouble: 'refund_failed' }),
  }),
];
