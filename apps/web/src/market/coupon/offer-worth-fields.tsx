import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { FieldsProps } from './offer-fields.ts';
import { Stack } from '../../ui/page/parts.tsx';

/** How much it takes off, and from what price on. */
export function WorthFields({ fields, errors, change }: FieldsProps) {
  const { lineAt, moneyAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  return (
    <>
      <SwitchRow
        legend={t('ownOffer.worth', 'Discount')}
        options={[
          { value: 'percent', label: t('ownOffer.kind.percent', 'Percentage') },
          { value: 'amount', label: t('ownOffer.kind.amount', 'Amount') },
        ]}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
      />
      {fields.kind === 'percent' ? (
        <Stack gap={0.75} align="start" columns="1fr 1fr">
          <TextField
            label={t('ownOffer.percent', 'Percent off')}
            {...lineAt('percent')}
            inputMode="numeric"
            maxLength={3}
          />
          <MoneyField label={t('ownOffer.most', 'At most (optional)')} {...moneyAt('mostPaise')} />
        </Stack>
      ) : (
        <MoneyField
          label={t('ownOffer.amount', 'Amount off')}
          name="amountPaise"
          paise={fields.amountPaise}
          error={errors['amountPaise'] ?? errors['percent']}
          onPaise={(amountPaise) => change({ amountPaise })}
        />
      )}
      <MoneyField
        label={t('ownOffer.leastPrice', 'Minimum price of the services')}
        hint={t('ownOffer.leastPrice.hint', 'Before tax and fees. ₹0: any booking.')}
        name="leastServicesPaise"
        zero
        paise={fields.leastServicesPaise}
        error={errors['leastServicesPaise']}
        onPaise={(paise) => change({ leastServicesPaise: paise ?? 0 })}
      />
    </>
  );
}

/** With a code or without, and with what else. */
export function HowFields({ fields, errors, change }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchLine
        title={t('ownOffer.automatic', 'Apply without a code')}
        about={t('ownOffer.automatic.about', 'Every customer who chooses you gets it at checkout.')}
        checked={fields.isAutomatic}
        onChange={(isAutomatic) => change({ isAutomatic })}
      />
      {!fields.isAutomatic && (
        <>
          <TextField
            label={t('ownOffer.code', 'Code')}
            hint={t('ownOffer.code.hint', '4 to 20 letters and digits.')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={fields.code}
            error={errors['code']}
            onChange={({ target }) => change({ code: target.value.toUpperCase() })}
          />
          <SwitchLine
            title={t('ownOffer.listed', 'Show it at checkout')}
            about={t('ownOffer.listed.about', 'If off, only customers who know the code can use it.')}
            checked={fields.isListed}
            onChange={(isListed) => change({ isListed })}
          />
        </>
      )}
      <SwitchLine
        title={t('ownOffer.together', 'Can be combined')}
        about={t('ownOffer.together.about', 'Customers may also use an offer that we pay for.')}
        checked={fields.stacks ?? false}
        onChange={(stacks) => change({ stacks })}
      />
    </>
  );
}
