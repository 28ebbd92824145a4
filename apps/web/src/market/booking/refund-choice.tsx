import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import type { Charges } from './cancel-consequences.ts';

/** How the customer wants the money back. Not asked where none goes back. */
export function RefundChoice({
  charges: {
    after: { returning: refund },
    creditUntil,
  },
  value,
  onChange,
}: {
  charges: Charges;
  value: RefundTo;
  onChange: (to: RefundTo) => void;
}) {
  const { t, locale } = useTranslation();
  if (refund === 0 || !creditUntil) return null;
  return (
    <RadioList<RefundTo>
      label={t('cancel.refundTo', 'How do you want your {{sum}} back?', { sum: formatMoney(refund, locale) })}
      name="refundTo"
      options={[
        { value: 'original', label: t('cancel.refundTo.original', 'To your original payment method') },
        {
          value: 'credit',
          label: t('cancel.refundTo.credit', 'As credit, right away. Use it by {{day}}.', {
            day: formatInstant(creditUntil, 'day', locale),
          }),
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
