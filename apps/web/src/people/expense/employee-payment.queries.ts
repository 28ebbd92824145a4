import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { listEmployeePayments, paymentWays } from '@nukkad/contract/people/expense/employee-payment.api';
import { usePages } from '../../platform/api/pages.ts';

export type PaymentSums = EndpointAnswer<typeof listEmployeePayments>['sums'];
type Way = (typeof paymentWays)[number];

/** Of the address; null: all. */
export const wayOf = (value: string | null): Way | null =>
  value !== null && isOneOf(paymentWays, value) ? value : null;

export const useEmployeePayments = (asked: { readonly month: string; readonly way?: Way }) =>
  usePages(listEmployeePayments, { ...asked, limit: 50 });
