import type { Stopper, StopReason } from '@nukkad/contract/market/stop/stop.noun';
import type { StopBill } from '@nukkad/contract/market/stop/stop.model';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

export const reasonWords: Record<StopReason, (t: Translate) => string> = {
  safety: (t) => t('stop.reason.safety', 'It’s not safe to continue'),
  cannot_finish: (t) => t('stop.reason.cannot_finish', 'The work can’t be finished today'),
  customer_asked: (t) => t('stop.reason.customer_asked', 'The customer wants to stop here'),
  other: (t) => t('stop.reason.other', 'Another reason'),
};

/** The part bill, as each side has to do with it; every sum is the server's. */
export function billLines({ t, locale }: Voice, side: Stopper, sums: StopBill): string[] {
  const sum = (paise: number) => formatMoney(paise, locale);
  const bill = t('stop.bill', 'The bill is {{bill}} instead of {{agreed}}.', {
    bill: sum(sums.bill),
    agreed: sum(sums.agreed),
  });
  if (sums.refund > 0)
    return [
      bill,
      side === 'customer'
        ? t('stop.refund', '{{sum}} is refunded to you.', { sum: sum(sums.refund) })
        : t('stop.refund.partner', '{{sum}} is refunded to the customer.', { sum: sum(sums.refund) }),
    ];
  return [bill, t('stop.due', '{{sum}} is left to pay.', { sum: sum(sums.due) })];
}
