import type { TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { PartsOfClaim } from './claim-form.ts';
import { monthsOfTaxYear } from './income-tax-words.ts';
import { monthName } from './payroll-words.ts';

/** Months, place and landlord of a rent that is paid. */
export function RentFields({
  fields,
  errors,
  change,
  person,
}: PartsOfClaim & { readonly person: TaxPerson }) {
  const { lineAt } = fieldsAt({ fields, errors, change });
  const { t, locale } = useTranslation();
  const { taxYear, landlordPanAbove } = person;
  const months = monthsOfTaxYear(taxYear).map((value) => ({ value, label: monthName(value, locale) }));
  return (
    <>
      <FieldPair>
        <SelectField
          label={t('tax.rent.from', 'First month')}
          value={fields.from}
          options={months}
          onChange={({ target }) => change({ from: target.value })}
        />
        <SelectField
          label={t('tax.rent.to', 'Last month')}
          value={fields.to}
          options={months}
          onChange={({ target }) => change({ to: target.value })}
        />
      </FieldPair>
      <Refusal>{errors['to']}</Refusal>
      <TextField label={t('tax.rent.city', 'City')} {...lineAt('city')} maxLength={60} />
      <TextField
        label={t('tax.rent.landlord', 'Name of the landlord')}
        {...lineAt('landlordName')}
        maxLength={120}
        autoComplete="off"
      />
      <FieldPair>
        <TextField
          label={t('tax.rent.pan', 'PAN of the landlord')}
          hint={t('tax.rent.pan.hint', 'Needed when the rent of the year is above {{amount}}.', {
            amount: formatMoney(landlordPanAbove, locale),
          })}
          name="landlordPan"
          value={fields.landlordPan}
          maxLength={10}
          autoComplete="off"
          error={errors['landlordPan']}
          onChange={({ target }) => change({ landlordPan: target.value.toUpperCase() })}
        />
        <TextField
          label={t('tax.rent.relation', 'Related to you? (optional)')}
          hint={t('tax.rent.relation.hint', 'E.g. father. Leave it empty if not.')}
          {...lineAt('relation')}
          maxLength={40}
        />
      </FieldPair>
    </>
  );
}
