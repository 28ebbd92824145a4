import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { previewReduction } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/asked.ts';

export type ReductionEffect = EndpointOutput<typeof previewReduction>;

const leastPaise = 100;

/** What a reduction would do; asked once the sum stands still. */
export function useReductionEffect(disputeId: string, amount: number | null) {
  const [asked] = useDebouncedValue(amount, 300);
  const whole = amount !== null && asked !== null && asked >= leastPaise;
  const query = useAsked(
    previewReduction,
    { params: { disputeId }, query: { amount: asked ?? 0 } },
    { enabled: whole, placeholderData: keepPreviousData },
  );
  const settled = whole && query.data?.amount === amount;
  return { ...query, data: settled ? query.data : undefined };
}
