import { type ClaimKind, type TaxPerson, claimKinds } from '@nukkad/contract/people/payroll/income-tax.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
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
import { type NewClaim, useDeclare } from './income-tax.queries.ts';
import { LetHouseFields } from './let-house-fields.tsx';
import { ReliefFields } from './relief-fields.tsx';
import { RentFields } from './rent-fields.tsx';

interface Asked {
  readonly person: TaxPerson;
  /** What is offered first. */
  readonly kind: ClaimKind;
  /** Whose arrears, where relief is asked for them. */
  readonly earlierYear: string | null;
  readonly onClose: () => void;
}

function useClaimForm({ person: { taxYear, arrears }, kind, earlierYear, onClose }: Asked) {
  const { t } = useTranslation();
  const [key] = useState(newIdempotencyKey);
  const declare = useDeclare(key);
  return useForm<TypedClaim, NewClaim>({
    initial: {
      ...firstClaim(taxYear),
      kind,
      ...(arrears.some((one) => one.earlierYear === earlierYear) && earlierYear ? { earlierYear } : {}),
    },
    schema: claimSchema,
    bodyOf: (typed) => claimBodyOf(taxYear, typed),
    send: async (body) => {
      await declare.mutateAsync(body);
      toast.success(t('tax.declared', 'Declared. Add a proof to it before its last day.'));
      onClose();
    },
    about: { tax_landlord_pan: 'landlordPan', tax_rent_months: 'to', tax_relief_year: 'earlierYear' },
  });
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
  const { person, onClose } = asked;
  const { t } = useTranslation();
  const formId = useId();
  const { busy, submit, ...form } = useClaimForm(asked);
  const { fields, errors, change } = form;
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('tax.declare', 'Declare something')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('party.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <SelectField
          label={t('tax.kind', 'What do you declare?')}
          value={fields.kind}
          options={claimKinds.map((value) => ({ value, label: claimNames[value](t) }))}
          onChange={({ target }) => change({ kind: claimKindOf(target.value) })}
        />
        <FieldsOfKind {...form} person={person} />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}
