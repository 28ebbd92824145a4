import { type TaxPerson, claimKinds } from '@nukkad/contract/people/payroll/income-tax.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type TypedClaim,
  asksForWords,
  claimBodyOf,
  claimKindOf,
  claimSchema,
  firstClaim,
} from './claim-form.ts';
import { claimNames, monthsOfTaxYear } from './income-tax-words.ts';
import { type NewClaim, useDeclare } from './income-tax.queries.ts';
import { monthName } from './payroll-words.ts';

function useClaimForm(taxYear: string, onClose: () => void) {
  const { t } = useTranslation();
  const [key] = useState(newIdempotencyKey);
  const declare = useDeclare(key);
  return useForm<TypedClaim, NewClaim>({
    initial: firstClaim(taxYear),
    schema: claimSchema,
    bodyOf: (typed) => claimBodyOf(taxYear, typed),
    send: async (body) => {
      await declare.mutateAsync(body);
      toast.success(t('tax.declared', 'Declared. Add a proof to it before its last day.'));
      onClose();
    },
    about: { tax_landlord_pan: 'landlordPan', tax_rent_months: 'to' },
  });
}

type Parts = Pick<ReturnType<typeof useClaimForm>, 'fields' | 'errors' | 'change'> & {
  readonly person: TaxPerson;
};

function RentFields({ fields, errors, change, person }: Parts) {
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
      <TextField
        label={t('tax.rent.city', 'City')}
        name="city"
        value={fields.city}
        maxLength={60}
        error={errors['city']}
        onChange={({ target }) => change({ city: target.value })}
      />
      <TextField
        label={t('tax.rent.landlord', 'Name of the landlord')}
        name="landlordName"
        value={fields.landlordName}
        maxLength={120}
        autoComplete="off"
        error={errors['landlordName']}
        onChange={({ target }) => change({ landlordName: target.value })}
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
          name="relation"
          value={fields.relation}
          maxLength={40}
          error={errors['relation']}
          onChange={({ target }) => change({ relation: target.value })}
        />
      </FieldPair>
    </>
  );
}

function OtherFields({ fields, errors, change }: Parts) {
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

/** One more thing that is declared for the year. */
export function ClaimDialog({ person, onClose }: { person: TaxPerson; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, submit, ...form } = useClaimForm(person.taxYear, onClose);
  const { fields, errors, change } = form;
  const isRent = fields.kind === 'house_rent';
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
        <MoneyField
          label={isRent ? t('tax.rent.amount', 'Rent of a month') : t('tax.amount', 'Amount in the year')}
          name="amount"
          paise={fields.amount || null}
          error={errors['amount']}
          onPaise={(paise) => change({ amount: paise ?? 0 })}
        />
        {isRent ? <RentFields {...form} person={person} /> : <OtherFields {...form} person={person} />}
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}
