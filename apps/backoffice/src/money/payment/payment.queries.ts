import { day } from '@nukkad/contract/kernel/schema';
import {
  getOfficePayment,
  listOfficePayments,
  officePaymentsQuery,
} from '@nukkad/contract/money/payment/office-payment.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

/** The days are those of the opening, in Asia/Kolkata. */
export const paymentsAddress = listAddress(
  officePaymentsQuery.shape,
  ['q', 'status', 'provider', 'trouble', 'bookingId', 'sort'],
  { from: day(), to: day() },
);
type PaymentsFilter = ReturnType<typeof paymentsAddress.read>;

const startOf = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);
const dayMs = 86_400_000;

const asked = ({ from, to, ...filter }: PaymentsFilter) => ({
  ...filter,
  ...(from ? { from: startOf(from).toISOString() } : {}),
  ...(to ? { to: new Date(startOf(to).getTime() + dayMs).toISOString() } : {}),
});

/** Payments by their filters. */
export const paymentsList = (filter: PaymentsFilter) => ({
  ...countedList(['payments', filter], (page) =>
    call(listOfficePayments, { query: { ...asked(filter), ...page } }),
  ),
  query: asked(filter),
});

export const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['payment', orderId],
    queryFn: () => call(getOfficePayment, { params: { orderId } }),
  });
