import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { listEmployeePayments, paymentWays } from '@nukkad/contract/people/expense/employee-payment.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { approvalRoot } from '../../nouns/approval/approval.queries.ts';
import { call } from '../../platform/api/client.ts';

export type PaymentSums = EndpointAnswer<typeof listEmployeePayments>['sums'];
type Way = (typeof paymentWays)[number];

/** Of the address; null: all. */
export const wayOf = (value: string | null): Way | null =>
  value !== null && isOneOf(paymentWays, value) ? value : null;

export const useEmployeePayments = (asked: { readonly month: string; readonly way?: Way }) =>
  useInfiniteQuery({
    queryKey: [approvalRoot, 'expenses', 'payments', asked],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listEmployeePayments, { query: { ...asked, cursor: pageParam, limit: 50 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
