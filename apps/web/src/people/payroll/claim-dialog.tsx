import { declareTaxClaim } from '@nukkad/contract/people/payroll/income-tax.api';
import { type ClaimKind, type TaxPerson, claimKinds } from '@nukkad/contract/people/payroll/income-tax.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import {
  type PartsOfClaim,
  type TypedClaim,
  asksForWords,
  claimBodyOf,
  claimKindOf,
  claimSchema,
  firstClaim,
} from './claim-form.ts';
import { claimNames } from './income-tax-words.ts';
import { LetHouseFields } from './let-house-fields.tsx';
import { ReliefFields } from './relief-fields.tsx';
import { RentFields } from './rent-fields.tsx';

interface Asked {
  readonly person: TaxPerson;
  /** What is offered first. */
  readonly kind: ClaimKind;
  /** Whose arrears, where relief is asked for them. */
  readonly earlierYear: string | null;
  readonly dialog: OpenDialog;
}

function OtherFields({ fields, errors, change }: PartsOfClaim) {
  const { t } = useTranslation();
  const { kind } = fields;
  return (
    <>
      {kind === 'previous_employer' && (
        <MoneyField
          label={t('tax.previous.tax', 'Tax that they deducted')}
          name="taxDeducted"
          paise={fields.taxDeducted}
          error={errors['taxDeducted']}
          onPaise={(paise) => change({ taxDeducted: paise ?? 0 })}
        />
      )}
      {asksForWords(kind) && (
        <TextField
          label={
            kind === 'previous_employer'
              ? t('tax.previous.name', 'Name of the earlier employer')
              : t('tax.words', 'What it is (optional)')
          }
          name="words"
          value={fields.words}
          maxLength={80}
          error={errors['words']}
          onChange={({ target }) => change({ words: target.value })}
        />
      )}
      {(kind === 'health' || kind === 'health_parents') && (
        <SwitchLine
          title={t('tax.senior', 'Someone insured is 60 or older')}
          checked={fields.isSenior}
          onChange={(isSenior) => change({ isSenior })}
        />
      )}
    </>
  );
}

function AmountField({ fields, errors, change }: PartsOfClaim) {
  const { t } = useTranslation();
  const isRent = fields.kind === 'house_rent';
  return (
    <MoneyField
      label={isRent ? t('tax.rent.amount', 'Rent of a month') : t('tax.amount', 'Amount in the year')}
      name="amount"
      paise={fields.amount || null}
      error={errors['amount']}
      onPaise={(paise) => change({ amount: paise ?? 0 })}
    />
  );
}

function FieldsOfKind(parts: PartsOfClaim & { readonly person: TaxPerson }) {
  const { kind } = parts.fields;
  if (kind === 'let_house') return <LetHouseFields {...parts} />;
  if (kind === 'arrears_relief') return <ReliefFields {...parts} />;
  return (
    <>
      <AmountField {...parts} />
      {kind === 'house_rent' ? <RentFields {...parts} /> : <OtherFields {...parts} />}
    </>
  );
}

/** One more thing that is declared for the year. */
export function ClaimDialog(asked: Asked) {
  const { t } = useTranslation();
  const {
    person,
    dialog,
    person: { taxYear, arrears },
    kind,
    earlierYear,
  } = asked;
  const initial: TypedClaim = {
    ...firstClaim(taxYear),
    kind,
    ...(arrears.some((one) => one.earlierYear === earlierYear) && earlierYear ? { earlierYear } : {}),
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t('tax.declare', 'Declare something')}
      save={t('party.save', 'Save')}
      send={useSend(declareTaxClaim)}
      said={t('tax.declared', 'Declared. Add a proof to it before its last day.')}
      initial={initial}
      schema={claimSchema}
      bodyOf={(typed) => claimBodyOf(taxYear, typed)}
      about={{ tax_landlord_pan: 'landlordPan', tax_rent_months: 'to', tax_relief_year: 'earlierYear' }}
    >
      {(form) => {
        const { fields, change } = form;
        return (
          <>
            <SelectField
              label={t('tax.kind', 'What do you declare?')}
              value={fields.kind}
              options={claimKinds.map((value) => ({ value, label: claimNames[value](t) }))}
              onChange={({ target }) => change({ kind: claimKindOf(target.value) })}
            />
            <FieldsOfKind {...form} person={person} />
          </>
        );
      }}
    </FormDialog>
  );
}
