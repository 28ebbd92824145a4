import { getPayLimits } from '@nukkad/contract/market/booking/booking.api';
import type { PayLimits } from '@nukkad/contract/market/booking/pay-limits.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useAsked } from '../../platform/api/asked.ts';

/** Asked when the last step opens; every booking and payment changes it. */
export function usePayLimits(wanted: boolean): PayLimits | null {
  const asked = useAsked(getPayLimits, {}, { enabled: wanted, staleTime: 10_000 });
  return asked.data ?? null;
}

/** Why a way to pay is closed. */
export function limitWords(t: Translate, { passed, limit }: NonNullable<PayLimits['cash']>): string {
  if (passed === 'cash')
    return t('pay.limit.cash', 'You have {{limit}} cash bookings open, which is your limit. Pay online.', {
      limit,
    });
  if (passed === 'unpaid')
    return t(
      'pay.limit.unpaid',
      'You have {{limit}} unpaid bookings, which is your limit. Pay or cancel one first.',
      {
        limit,
      },
    );
  return t(
    'pay.limit.all',
    'You have {{limit}} bookings open, which is your limit. Book again once one is done.',
    {
      limit,
    },
  );
}
