import {
  disputesQuery,
  listDisputes,
  previewRefund,
  readOfficeDispute,
} from '@nukkad/contract/market/dispute/dispute-office.api';
import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listAddress } from '@nukkad/lists/address';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export type Queued = EndpointOutput<typeof listDisputes>['items'][number];
export type RefundEffect = EndpointOutput<typeof previewRefund>;

export const disputesAddress = listAddress(disputesQuery.shape, ['q', 'state', 'kind', 'assigned'], {});
type Filter = ReturnType<typeof disputesAddress.read>;

export const disputesList = (filter: Filter) =>
  countedList(['disputes', filter], (page) => call(listDisputes, { query: { ...filter, ...page } }));

export const disputeQuery = (disputeId: string) =>
  queryOptions({
    queryKey: ['dispute', disputeId],
    queryFn: () => call(readOfficeDispute, { params: { disputeId } }),
  });

const leastPaise = 100;

/** Who would get and bear how much; asked once the sum stands still. Null: no refund is being decided. */
export function useRefundEffect(disputeId: string, amount: number | null, bornBy: Bearer) {
  const [asked] = useDebouncedValue(amount, 300);
  const whole = amount !== null && asked !== null && asked >= leastPaise;
  const query = useQuery({
    queryKey: ['refund-effect', disputeId, asked, bornBy],
    queryFn: () => call(previewRefund, { params: { disputeId }, query: { amount: asked ?? 0, bornBy } }),
    enabled: whole,
    placeholderData: keepPreviousData,
  });
  const settled = whole && query.data?.amount === amount;
  return { ...query, data: settled ? query.data : undefined };
}
