import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import {
  listMilestoneDisputes,
  milestoneDisputesQuery,
  previewReduction,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { listAddress } from '@nukkad/lists/address';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export type ReductionEffect = EndpointOutput<typeof previewReduction>;

export const milestoneDisputesAddress = listAddress(milestoneDisputesQuery.shape, ['q', 'state'], {});
export const milestoneDisputesList = (filter: ReturnType<typeof milestoneDisputesAddress.read>) =>
  countedList(['milestone-disputes', filter], (page) =>
    call(listMilestoneDisputes, { query: { ...filter, ...page } }),
  );

const leastPaise = 100;

/** What a reduction would do; asked once the sum stands still. */
export function useReductionEffect(disputeId: string, amount: number | null) {
  const [asked] = useDebouncedValue(amount, 300);
  const whole = amount !== null && asked !== null && asked >= leastPaise;
  const query = useQuery({
    queryKey: ['reduction-effect', disputeId, asked],
    queryFn: () => call(previewReduction, { params: { disputeId }, query: { amount: asked ?? 0 } }),
    enabled: whole,
    placeholderData: keepPreviousData,
  });
  const settled = whole && query.data?.amount === amount;
  return { ...query, data: settled ? query.data : undefined };
}
