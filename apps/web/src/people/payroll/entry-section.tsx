import { addPayrollEntry } from '@nukkad/contract/people/payroll/payroll.api';
import {
  type PayrollEntry,
  type PayrollRunDetail,
  entryBody,
  entryKinds,
} from '@nukkad/contract/people/payroll/payroll.model';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { type NewEntry, useEntries, useRemoveEntry } from './payroll.queries.ts';
import { useSalaried } from './salary.queries.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

type Kind = (typeof entryKinds)[number];
interface Typed {
  readonly kind: Kind;
  readonly staffId: string;
  readonly amount: number;
  readonly days: string;
  readonly hours: string;
  readonly words: string;
}

const kindNames: Readonly<Record<Kind, (t: Translate) => string>> = {
  earning: (t) => t('payroll.entry.earning', 'Bonus or other earning'),
  deduction: (t) => t('payroll.entry.deduction', 'Deduction'),
  unpaid_days: (t) => t('payroll.line.unpaid', 'Unpaid days'),
  overtime: (t) => t('payroll.line.overtime', 'Overtime'),
};

function bodyOf(month: string, { kind, staffId, amount, days, hours, words }: Typed): NewEntry {
  const of = { staffId, month, words };
  if (kind === 'unpaid_days') return { kind, ...of, days: Number(days) };
  if (kind === 'overtime') return { kind, ...of, minutes: Math.round(Number(hours) * 60) };
  return { kind, ...of, amount };
}

function AddEntry({ month, dialog }: { month: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { data } = useSalaried();
  const people = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ can }) => can.set);
  const chosen = [{ value: '', label: t('payroll.entry.choose', 'Choose a person') }];
  const initial: Typed = { kind: 'earning', staffId: '', amount: 0, days: '', hours: '', words: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={t('payroll.entry.add', 'Add an entry')}
      save={t('party.save', 'Save')}
      send={useSend(addPayrollEntry)}
      said={t('payroll.entry.added', 'Added. Calculate again to include it.')}
      initial={initial}
      schema={entryBody}
      bodyOf={(typed) => bodyOf(month, typed)}
      refusedAt="words"
    >
      {({ fields, errors, change, lineAt, textAt }) => (
        <>
          <SelectField
            label={t('payroll.entry.person', 'Person')}
            value={fields.staffId}
            options={[
              ...chosen,
              ...people.map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
            ]}
            onChange={({ target }) => change({ staffId: target.value })}
          />
          <Refusal>{errors['staffId']}</Refusal>
          <SelectField
            label={t('payroll.entry.kind', 'What is it?')}
            value={fields.kind}
            options={(['earning', 'deduction', 'unpaid_days', 'overtime'] as const).map((value) => ({
              value,
              label: kindNames[value](t),
            }))}
            onChange={({ target }) =>
              change({ kind: entryKinds.find((one) => one === target.value) ?? 'earning' })
            }
          />
          {(fields.kind === 'earning' || fields.kind === 'deduction') && (
            <MoneyField
              label={t('book.amount', 'Amount')}
              name="amount"
              paise={fields.amount || null}
              error={errors['amount']}
              onPaise={(paise) => change({ amount: paise ?? 0 })}
            />
          )}
          {fields.kind === 'unpaid_days' && (
            <TextField
              label={t('payroll.entry.days', 'Days, e.g. 1.5')}
              {...lineAt('days')}
              inputMode="decimal"
            />
          )}
          {fields.kind === 'overtime' && (
            <TextField
              label={t('payroll.entry.hours', 'Hours, e.g. 2.5')}
              name="hours"
              inputMode="decimal"
              value={fields.hours}
              error={errors['minutes']}
              onChange={({ target }) => change({ hours: target.value })}
            />
          )}
          <HindiField
            label={t('payroll.entry.words', 'Shown on the payslip, e.g. Festival bonus')}
            {...textAt('words')}
            maxLength={80}
          />
        </>
      )}
    </FormDialog>
  );
}

function OneEntry({ entry }: { entry: PayrollEntry }) {
  const { t, locale } = useTranslation();
  const { mutate, isPending } = useRemoveEntry();
  const { fullName, kind, words, amount, days, minutes, can, payrollEntryId } = entry;
  const howMuch =
    amount === null
      ? t('payroll.entry.much', '{{count}} {{unit}}', {
          count: days ?? Math.round((minutes ?? 0) / 6) / 10,
          unit: days === null ? t('payroll.entry.unit.hours', 'h') : t('payroll.entry.unit.days', 'days'),
        })
      : formatMoney(amount, locale);
  return (
    <tr>
      <th scope="row">
        <span translate="no">{fullName}</span> · {words}
        <br />
        <small>
          {kindNames[kind](t)}: {howMuch}
        </small>
      </th>
      <td>
        {can.remove && (
          <Button
            small
            tone="plain"
            busy={isPending}
            onClick={() => mutate(payrollEntryId, { onError: toastFailure })}
          >
            {t('party.remove', 'Remove')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** What someone entered for the month, and the form behind `?dialog=entry`. */
export function EntrySection({ run: { month, status, can } }: { run: PayrollRunDetail }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('entry');
  const link = useDialogLink('entry');
  const mayAdd = status === 'Draft' && can.again;
  return (
    <Section
      title={t('payroll.entries', 'Bonuses, deductions and days')}
      action={
        mayAdd && (
          <ButtonLink {...link} small tone="plain">
            {t('payroll.entry.add', 'Add an entry')}
          </ButtonLink>
        )
      }
    >
      <Listed
        list={useEntries(month)}
        waiting={<ListSkeleton count={1} />}
        empty={<Note size={0.875}>{t('payroll.entries.none', 'Nothing was entered for this month.')}</Note>}
      >
        {(items) => (
          <table className={styles.lines}>
            <tbody>
              {items.map((entry) => (
                <OneEntry key={entry.payrollEntryId} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </Listed>
      {dialog.opened && mayAdd && <AddEntry month={month} dialog={dialog} />}
    </Section>
  );
}
