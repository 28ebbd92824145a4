import { recordTaxChallan, editTaxChallan } from '@nukkad/contract/people/payroll/tax-deposit.api';
import {
  type TaxChallan,
  type TaxDeposits,
  challanBody,
  challanWays,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useSend } from '../../platform/api/send.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import {
  type TypedChallan,
  challanBodyOf,
  firstChallan,
  oweOf,
  partNames,
  partPairs,
  wayNames,
} from './challan-form.ts';
import { monthName } from './payroll-words.ts';
import type { NewChallan } from './tax-deposit.queries.ts';
import { Note } from '../../ui/page/parts.tsx';

interface Asked {
  readonly deposits: TaxDeposits;
  /** Null: a new one. */
  readonly challan: TaxChallan | null;
  readonly dialog: OpenDialog;
}

type Parts = Pick<SentForm<TypedChallan>, 'fields' | 'errors' | 'change'> & Omit<Asked, 'dialog'>;

/** Choosing months fills in what is left of them, which the challan in hand may say otherwise. */
function Months({ fields, errors, change, deposits, challan }: Parts) {
  const { t, locale } = useTranslation();
  const own = challan?.months.map(({ month }) => month) ?? [];
  const options = deposits.months
    .filter(({ month, left }) => left > 0 || own.includes(month))
    .map(({ month, left }) => ({
      value: month,
      label: t('tax.challan.month', '{{month}}: {{amount}} left', {
        month: monthName(month, locale),
        amount: formatMoney(left, locale),
      }),
    }));
  if (options.length === 0)
    return <p>{t('tax.challan.allPaid', 'Nothing is left to deposit. Confirm a payroll first.')}</p>;
  return (
    <CheckList
      label={t('tax.challan.months', 'Which deductions does it pay?')}
      name="months"
      options={options}
      values={fields.months}
      most={3}
      error={errors['months']}
      onChange={(months) => change(challan ? { months } : { months, tax: oweOf(deposits, months).tax })}
    />
  );
}

function Numbers({ fields, errors, change, deposits }: Parts) {
  const { lineAt, dayAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  const isBook = fields.way === 'book_entry';
  return (
    <>
      <SelectField
        label={t('tax.challan.way', 'How was it deposited?')}
        value={fields.way}
        options={challanWays.map((value) => ({ value, label: wayNames[value](t) }))}
        onChange={({ target }) =>
          change({ way: challanWays.find((one) => one === target.value) ?? 'challan' })
        }
      />
      <FieldPair>
        <TextField
          label={
            isBook ? t('tax.challan.receipt', 'Receipt number of Form 24G') : t('tax.challan.bsr', 'BSR code')
          }
          hint={t('tax.challan.bsr.hint', '7 digits')}
          {...lineAt('bsrCode')}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <TextField
          label={t('tax.challan.serial', 'Serial number')}
          hint={t('tax.challan.serial.hint', '5 digits, e.g. 00042')}
          {...lineAt('serialNumber')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
        />
      </FieldPair>
      <DayField
        label={t('tax.challan.day', 'Day of the deposit')}
        {...dayAt('depositedOn')}
        max={deposits.today}
      />
    </>
  );
}

function Amounts({ fields, errors, change, deposits }: Parts) {
  const { t, locale } = useTranslation();
  const { interest } = oweOf(deposits, fields.months);
  return (
    <>
      {partPairs.map((pair) => (
        <FieldPair key={pair[0]}>
          {pair.map((part) => (
            <MoneyField
              key={`${part} ${part === 'tax' ? fields.months.join() : ''}`}
              label={partNames[part](t)}
              name={part}
              zero
              paise={fields[part]}
              error={errors[part]}
              onPaise={(paise) => change({ [part]: paise ?? 0 })}
            />
          ))}
        </FieldPair>
      ))}
      {interest > 0 && (
        <Note size={0.875}>
          {t('tax.challan.owed', 'Deposited today, these months also owe interest of {{amount}}.', {
            amount: formatMoney(interest, locale),
          })}
        </Note>
      )}
    </>
  );
}

/** Records a deposit, or corrects one whose statement is not filed yet. */
export function ChallanDialog({ deposits, challan, dialog }: Asked) {
  const { t } = useTranslation();
  const record = useSend(recordTaxChallan);
  const edit = useSend(editTaxChallan);
  const save = async (body: NewChallan) => {
    if (!challan) return record.mutateAsync(body);
    const { challanId, version } = challan;
    return edit.mutateAsync({ ...body, challanId, version });
  };
  return (
    <FormDialog
      dialog={dialog}
      title={
        challan ? t('tax.challan.edit', 'Correct the challan') : t('tax.challan.record', 'Record a challan')
      }
      save={t('party.save', 'Save')}
      send={save}
      said={t('tax.challan.saved', 'Challan saved')}
      initial={firstChallan(deposits, challan)}
      schema={challanBody}
      bodyOf={(typed) => challanBodyOf(deposits.taxYear, typed)}
      about={{
        tax_challan_day: 'depositedOn',
        tax_challan_months: 'months',
        tax_challan_paid: 'months',
        tax_challan_empty: 'tax',
        tax_challan_twice: 'serialNumber',
      }}
    >
      {(form) => {
        const parts = { ...form, deposits, challan };
        return (
          <>
            <Months {...parts} />
            <Numbers {...parts} />
            <Amounts {...parts} />
          </>
        );
      }}
    </FormDialog>
  );
}
