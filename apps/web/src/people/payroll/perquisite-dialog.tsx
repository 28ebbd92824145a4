import { addPerquisite, editPerquisite } from '@nukkad/contract/people/payroll/perquisite.api';
import {
  type Perquisite,
  type Perquisites,
  perquisiteBody,
} from '@nukkad/contract/people/payroll/perquisite.model';
import type { TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { dayName } from './income-tax-words.ts';
import { firstPerquisite, kindsFor, partsOf, perquisiteKindOf, perquisiteNames } from './perquisite-form.ts';
import type { NewPerquisite } from './perquisite.queries.ts';

interface Asked {
  readonly person: Pick<TaxPerson, 'taxYear' | 'staffId'>;
  readonly perquisites: Perquisites;
  /** Null: a new one. */
  readonly there: Perquisite | null;
  readonly dialog: OpenDialog;
}

type Parts = Pick<SentForm<ReturnType<typeof firstPerquisite>>, 'fields' | 'errors' | 'change'> &
  Pick<Asked, 'perquisites' | 'there' | 'person'>;

function LoanFields({ fields, errors, change, perquisites, there, person }: Parts) {
  const { t, locale } = useTranslation();
  const options = (there?.loan ? [there.loan] : perquisites.loans).map(({ loanId, givenOn, amount }) => ({
    value: loanId,
    label: t('perquisite.loan.of', '{{amount}} of {{day}}', {
      amount: formatMoney(amount, locale),
      day: dayName(givenOn, locale),
    }),
  }));
  return (
    <>
      <SelectField
        label={t('perquisite.loan.which', 'Which loan')}
        value={fields.loanId}
        options={options}
        onChange={({ target }) => change({ loanId: target.value })}
      />
      <Refusal>{errors['loanId']}</Refusal>
      <TextField
        label={t('perquisite.bank', 'Bank rate a year (%)')}
        hint={t('perquisite.bank.hint', 'What the State Bank of India took for such a loan on {{day}}.', {
          day: dayName(person.taxYear, locale),
        })}
        name="bankPercent"
        inputMode="decimal"
        value={fields.bankPercent}
        error={errors['bankPercent']}
        onChange={({ target }) => change({ bankPercent: target.value })}
      />
    </>
  );
}

function ValueFields({ fields, errors, change }: Parts) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <MoneyField
        label={t('perquisite.value', 'Value in the year')}
        hint={t('perquisite.value.hint', 'By the rules of income tax.')}
        name="value"
        paise={fields.value || null}
        error={errors['value']}
        onPaise={(paise) => change({ value: paise ?? 0 })}
      />
      <MoneyField
        label={t('perquisite.recovered', 'Paid by the employee')}
        name="recovered"
        paise={fields.recovered}
        error={errors['recovered']}
        onPaise={(paise) => change({ recovered: paise ?? 0 })}
      />
    </FieldPair>
  );
}

/** One more thing that an employee has beside the pay, or one that was entered. */
export function PerquisiteDialog(asked: Asked) {
  const { t } = useTranslation();
  const {
    perquisites,
    there,
    person,
    dialog,
    person: { taxYear, staffId },
  } = asked;
  const add = useSend(addPerquisite);
  const edit = useSend(editPerquisite);
  return (
    <FormDialog
      dialog={dialog}
      title={
        there ? t('perquisite.change', 'Change a perquisite') : t('perquisite.add', 'Enter a perquisite')
      }
      save={t('party.save', 'Save')}
      send={async ({ taxYear: _year, staffId: _who, ...body }: NewPerquisite) => {
        if (there) {
          const { perquisiteId, version } = there;
          return edit.mutateAsync({ perquisiteId, version, to: body });
        }
        return add.mutateAsync({ taxYear, staffId, ...body });
      }}
      said={t('perquisite.saved', 'Saved. It is taxed with the salary.')}
      initial={firstPerquisite(perquisites, there)}
      schema={perquisiteBody}
      bodyOf={(typed) => ({ taxYear, staffId, ...partsOf(typed) })}
      about={{ tax_perquisite_loan: 'loanId', tax_perquisite_loan_twice: 'loanId' }}
    >
      {(form) => {
        const { fields, errors, change } = form;
        const parts = { ...form, perquisites, there, person };
        return (
          <>
            <SelectField
              label={t('perquisite.kind', 'What is it?')}
              value={fields.kind}
              options={kindsFor(perquisites, there).map((value) => ({
                value,
                label: perquisiteNames[value](t),
              }))}
              onChange={({ target }) => change({ kind: perquisiteKindOf(target.value) })}
            />
            {fields.kind === 'kept_loan' ? <LoanFields {...parts} /> : <ValueFields {...parts} />}
            <TextField
              label={t('tax.words', 'What it is (optional)')}
              name="words"
              value={fields.words}
              maxLength={80}
              error={errors['words']}
              onChange={({ target }) => change({ words: target.value })}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
