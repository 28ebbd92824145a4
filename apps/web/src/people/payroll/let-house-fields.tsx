import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { PartsOfClaim } from './claim-form.ts';

/** A house that is let: its rent, and what is taken off it. */
export function LetHouseFields({ fields, errors, change }: PartsOfClaim) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('tax.house.which', 'Which house')}
        hint={t('tax.house.which.hint', 'E.g. its address.')}
        name="words"
        value={fields.words}
        maxLength={80}
        autoComplete="off"
        error={errors['words']}
        onChange={({ target }) => change({ words: target.value })}
      />
      <MoneyField
        label={t('tax.house.rent', 'Rent of the year')}
        hint={t('tax.house.rent.hint', 'Your share of all amounts if you own the house with others.')}
        name="rentReceived"
        paise={fields.rentReceived || null}
        error={errors['rentReceived']}
        onPaise={(paise) => change({ rentReceived: paise ?? 0 })}
      />
      <FieldPair>
        <MoneyField
          label={t('tax.house.municipal', 'Municipal taxes that you paid')}
          name="municipalTaxes"
          paise={fields.municipalTaxes}
          error={errors['municipalTaxes']}
          onPaise={(paise) => change({ municipalTaxes: paise ?? 0 })}
        />
        <MoneyField
          label={t('tax.house.interest', 'Interest on its loan')}
          name="amount"
          paise={fields.amount}
          error={errors['amount']}
          onPaise={(paise) => change({ amount: paise ?? 0 })}
        />
      </FieldPair>
    </>
  );
}
