import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { presentTaxYear, yearText } from './income-tax-words.ts';
import styles from './income-tax.module.css';

const yearsShown = 4;
const isTaxYear = (value: string | null): value is string => /^20\d\d-04-01$/.test(value ?? '');

/** The tax year of `?year=`; without it the present one. */
export function useTaxYear(): string {
  const [search] = useSearchParams();
  const present = presentTaxYear(new Date(useNow()));
  const asked = search.get('year');
  return isTaxYear(asked) ? asked : present;
}

export function TaxYearField({ taxYear }: { taxYear: string }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const present = Number(presentTaxYear(new Date(useNow())).slice(0, 4));
  const years = Array.from({ length: yearsShown }, (_, at) => `${present - at}-04-01`);
  const options = [...new Set([...years, taxYear])].map((value) => ({ value, label: yearText(value) }));
  return (
    <div className={styles.year}>
      <SelectField
        label={t('tax.year.choose', 'Year, April to March')}
        value={taxYear}
        options={options}
        onChange={({ target }) => setSearch({ year: target.value })}
      />
    </div>
  );
}
