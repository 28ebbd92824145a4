import { istDay } from '@nukkad/contract/kernel/time';
import { outsideMethods } from '@nukkad/contract/people/expense/expense.model';
import { methodWords } from '../../nouns/approval/repayment-words.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { monthName, monthsToChoose } from './loan-words.ts';

export interface TypedTerms {
  readonly amount: number | null;
  readonly instalments: string;
  readonly yearlyPercent: string;
  readonly firstMonth: string;
}
export interface TypedHanded {
  readonly day: string;
  readonly method: (typeof outsideMethods)[number];
  readonly reference: string;
}

type Errors = Readonly<Record<string, string | undefined>>;
interface Parts<Typed> {
  readonly fields: Typed;
  readonly errors: Errors;
  readonly change: (changes: Partial<Typed>) => void;
}

export const freshTerms = (): TypedTerms => ({
  amount: null,
  instalments: '12',
  yearlyPercent: '0',
  firstMonth: monthsToChoose()[1] ?? '',
});
export const freshHanded = (): TypedHanded => ({ day: istDay(new Date()), method: 'bank', reference: '' });

/** What is typed, as the call takes it. */
export const termsOf = ({ amount, instalments, yearlyPercent, firstMonth }: TypedTerms) => ({
  amount: amount ?? 0,
  instalments: Number(instalments),
  yearlyPercent: Number(yearlyPercent),
  firstMonth,
});

export function FirstMonth({ fields, errors, change }: Parts<Pick<TypedTerms, 'firstMonth'>>) {
  const { t, locale } = useTranslation();
  const months = monthsToChoose();
  return (
    <>
      <SelectField
        label={t('loan.firstMonth', 'First instalment with the salary of')}
        name="firstMonth"
        value={months.includes(fields.firstMonth) ? fields.firstMonth : (months[0] ?? '')}
        options={months.map((value) => ({ value, label: monthName(value, locale) }))}
        onChange={({ target }) => change({ firstMonth: target.value })}
      />
      <Refusal>{errors['firstMonth']}</Refusal>
    </>
  );
}

export function TermFields({ fields, errors, change }: Parts<TypedTerms>) {
  const { moneyAt, lineAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  return (
    <>
      <MoneyField label={t('loan.amount', 'Amount')} {...moneyAt('amount')} />
      <FieldPair>
        <TextField
          label={t('loan.instalments', 'Monthly instalments')}
          {...lineAt('instalments')}
          inputMode="numeric"
        />
        <TextField
          label={t('loan.percent', 'Interest a year (%)')}
          {...lineAt('yearlyPercent')}
          inputMode="decimal"
        />
      </FieldPair>
      <FirstMonth fields={fields} errors={errors} change={change} />
    </>
  );
}

export function HandedFields({ fields, errors, change, label }: Parts<TypedHanded> & { label: string }) {
  const { dayAt, lineAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  return (
    <>
      <DayField label={label} {...dayAt('day')} max={istDay(new Date())} />
      <SelectField
        label={t('loan.method', 'How?')}
        value={fields.method}
        options={outsideMethods.map((value) => ({ value, label: methodWords[value](t) }))}
        onChange={({ target }) =>
          change({ method: outsideMethods.find((one) => one === target.value) ?? 'cash' })
        }
      />
      {fields.method !== 'cash' && (
        <TextField
          label={t('loan.reference', 'Payment reference')}
          {...lineAt('reference')}
          maxLength={60}
          autoComplete="off"
        />
      )}
    </>
  );
}
