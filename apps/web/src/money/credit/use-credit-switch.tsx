import { useOwnCredit } from './credit.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';

/** At the checkout: the customer’s credit goes first. Not drawn for a customer without any. */
export function UseCreditSwitch({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const { t, locale } = useTranslation();
  const balance = useOwnCredit().data?.pages[0]?.balance ?? 0;
  if (balance === 0) return null;
  return (
    <SwitchLine
      title={t('pay.useCredit', 'Use your credit')}
      about={t('pay.useCredit.about', 'You have {{sum}}. What it doesn’t cover, you pay as chosen above.', {
        sum: formatMoney(balance, locale),
      })}
      checked={checked}
      onChange={onChange}
    />
  );
}
