import type { TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { yearText } from './income-tax-words.ts';
import { Stack } from '../../ui/page/parts.tsx';

type Arrears = TaxPerson['arrears'][number];

function OpenYear({ earlierYear, amount }: Arrears) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('claim', { kind: 'arrears_relief', year: earlierYear });
  return (
    <Stack gap={0.5} justify="start" flat>
      <p>
        {t('tax.relief.open', 'Arrears of {{amount}} for {{year}} were paid. Relief may lower your tax.', {
          amount: formatMoney(amount, locale),
          year: yearText(earlierYear),
        })}
      </p>
      <ButtonLink {...link} small tone="plain">
        {t('tax.relief.claim', 'Claim relief')}
      </ButtonLink>
    </Stack>
  );
}

/** Arrears for which no relief is claimed yet: it may lower the tax. */
export function OpenRelief({ person: { arrears, claims, can } }: { person: TaxPerson }) {
  const open = arrears.filter(
    ({ amount, earlierYear }) =>
      amount > 0 && claims.every(({ relief }) => relief?.earlierYear !== earlierYear),
  );
  if (!can.declare) return null;
  return open.map((arrear) => <OpenYear key={arrear.earlierYear} {...arrear} />);
}
