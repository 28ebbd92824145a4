import { type TaxPerson, taxRegimes } from '@nukkad/contract/people/payroll/income-tax.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type PartsOfClaim, yearBefore } from './claim-form.ts';
import { regimeNames, yearText } from './income-tax-words.ts';

type Parts = PartsOfClaim & { readonly person: TaxPerson };

/** The three years before, and what was paid for them where it is known. */
function useYears({ taxYear, arrears }: TaxPerson) {
  const { t, locale } = useTranslation();
  const first = yearBefore(taxYear);
  const second = yearBefore(first);
  return [first, second, yearBefore(second)].map((value) => {
    const year = yearText(value);
    const paid = arrears.find(({ earlierYear }) => earlierYear === value)?.amount ?? 0;
    return {
      value,
      label:
        paid > 0
          ? t('tax.relief.year.paid', '{{year}}: arrears of {{amount}}', {
              year,
              amount: formatMoney(paid, locale),
            })
          : year,
    };
  });
}

/** The earlier year of arrears, as it was taxed. */
export function ReliefFields({ fields, errors, change, person }: Parts) {
  const { t } = useTranslation();
  const years = useYears(person);
  return (
    <>
      <FieldPair>
        <SelectField
          label={t('tax.relief.year', 'Year of the arrears')}
          value={fields.earlierYear}
          options={years}
          onChange={({ target }) => change({ earlierYear: target.value })}
        />
        <SelectField
          label={t('tax.relief.regime', 'Regime in that year')}
          value={fields.earlierRegime}
          options={taxRegimes.map((value) => ({ value, label: regimeNames[value](t) }))}
          onChange={({ target }) => change({ earlierRegime: target.value === 'old' ? 'old' : 'new' })}
        />
      </FieldPair>
      <Refusal>{errors['earlierYear']}</Refusal>
      <MoneyField
        label={t('tax.relief.income', 'Total income of that year')}
        hint={t('tax.relief.income.hint', 'As in your return, without these arrears.')}
        name="amount"
        paise={fields.amount || null}
        error={errors['amount']}
        onPaise={(paise) => change({ amount: paise ?? 0 })}
      />
      <TextField
        label={t('tax.relief.form', 'Number of Form {{form}} (optional)', { form: person.reliefForm })}
        hint={t('tax.relief.form.hint', 'You file it on the portal of the tax department.')}
        name="words"
        value={fields.words}
        maxLength={80}
        autoComplete="off"
        error={errors['words']}
        onChange={({ target }) => change({ words: target.value })}
      />
    </>
  );
}
