import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { previewRefund } from '@nukkad/contract/market/dispute/dispute-office.api';
import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/asked.ts';

export type RefundEffect = EndpointOutput<typeof previewRefund>;

const leastPaise = 100;

/** Who would get and bear how much; asked once the sum stands still. Null: no refund is being decided. */
export function useRefundEffect(disputeId: string, amount: number | null, bornBy: Bearer) {
  const [asked] = useDebouncedValue(amount, 300);
  const whole = amount !== null && asked !== null && asked >= leastPaise;
  const query = useAsked(
    previewRefund,
    { params: { disputeId }, query: { amount: asked ?? 0, bornBy } },
    { enabled: whole, placeholderData: keepPreviousData },
  );
  const settled = whole && query.data?.amount === amount;
  return { ...query, data: settled ? query.data : undefined };
}
