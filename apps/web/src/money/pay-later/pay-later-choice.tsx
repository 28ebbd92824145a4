import IconLater from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { usePayLater } from './pay-later.queries.ts';

/** At the checkout, one more way to pay. Not drawn where this customer cannot pay this sum later. */
export function PayLaterChoice({
  total,
  className,
  checked,
  onChoose,
}: {
  total: number;
  className: string | undefined;
  checked: boolean;
  onChoose: () => void;
}) {
  const { t, locale } = useTranslation();
  const standing = usePayLater().data?.pages[0];
  if (!standing || standing.state !== 'open' || total === 0 || total > standing.left) return null;
  return (
    <label className={className}>
      <input type="radio" name="paymentMode" checked={checked} onChange={onChoose} />
      <IconLater size={26} aria-hidden />
      <span>
        <b>{t('payLater.title', 'Pay later')}</b>
        <small>
          {t('payLater.choice', '{{sum}} of {{left}} left. Due {{days}} days after the visit.', {
            sum: formatMoney(total, locale),
            left: formatMoney(standing.left, locale),
            days: standing.dueDays,
          })}
        </small>
      </span>
    </label>
  );
}
