import { TaxPeople } from './tax-people.tsx';
import { TaxSettingForm } from './tax-setting-form.tsx';
import { TaxYearField, useTaxYear } from './tax-year-field.tsx';

/** Income tax at the payroll desk: people, statements, last days. */
export function TaxDesk() {
  const taxYear = useTaxYear();
  return (
    <>
      <TaxYearField taxYear={taxYear} />
      <TaxPeople taxYear={taxYear} />
      <TaxSettingForm taxYear={taxYear} />
    </>
  );
}
