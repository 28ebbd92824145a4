import { OwnPayFrame } from '../../../people/payroll/own-pay-frame.tsx';
import { TaxPerson } from '../../../people/payroll/tax-person.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('tax.own', 'My income tax'), noindex: true }));

export default function OwnTax() {
  const { t } = useTranslation();
  return (
    <OwnPayFrame title={t('tax.own', 'My income tax')}>
      <TaxPerson />
    </OwnPayFrame>
  );
}
