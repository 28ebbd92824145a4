import { giveAdvance, returnAdvance } from '@nukkad/contract/people/expense/expense.api';
import { istDay } from '@nukkad/contract/kernel/time';
import {
  type Advance,
  advanceBody,
  outsideMethods,
  returnBody,
} from '@nukkad/contract/people/expense/expense.model';
import { methodWords } from '../../nouns/approval/repayment-words.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import type { AdvanceBody } from './expense.queries.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';

type Typed = Omit<AdvanceBody, 'amount'> & { readonly amount: number | null };

type Parts = Pick<SentForm<Typed>, 'fields' | 'errors' | 'change'>;

function Who({ fields, errors, change }: Parts) {
  const { t } = useTranslation();
  const team = useColleagues();
  return (
    <>
      <SelectField
        label={t('approval.who', 'Employee')}
        name="staffId"
        value={fields.staffId}
        options={[
          { value: '', label: t('advance.who.choose', 'Choose who gets it') },
          ...(team.data ?? []).map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
        ]}
        onChange={({ target }) => change({ staffId: target.value })}
      />
      <Refusal>{errors['staffId']}</Refusal>
    </>
  );
}

function How({ fields, errors, change }: Parts) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('advance.method', 'Given by')}
        value={fields.method}
        options={outsideMethods.map((value) => ({ value, label: methodWords[value](t) }))}
        onChange={({ target }) =>
          change({ method: outsideMethods.find((one) => one === target.value) ?? 'cash' })
        }
      />
      {fields.method !== 'cash' && (
        <TextField
          label={t('expense.pay.reference', 'Payment reference')}
          name="reference"
          value={fields.reference}
          maxLength={60}
          autoComplete="off"
          error={errors['reference']}
          onChange={({ target }) => change({ reference: target.value })}
        />
      )}
    </>
  );
}

function Give({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const initial: Typed = {
    staffId: '',
    amount: null,
    givenOn: istDay(new Date()),
    method: 'cash',
    reference: '',
    note: '',
  };
  return (
    <SentFields
      save={t('advance.save', 'Save')}
      send={useSend(giveAdvance)}
      said={t('advance.given', 'Advance noted')}
      initial={initial}
      schema={advanceBody}
      bodyOf={({ amount, ...rest }) => ({ ...rest, amount: amount ?? 0 })}
      about={{
        advance_staff_unknown: 'staffId',
        advance_own: 'staffId',
        advance_day: 'givenOn',
        expense_pay_reference: 'reference',
      }}
      onSent={onDone}
    >
      {(parts) => {
        const { fields, errors, change } = parts;
        return (
          <>
            <Who {...parts} />
            <MoneyField
              label={t('expense.amount', 'Amount')}
              name="amount"
              paise={fields.amount}
              error={errors['amount']}
              onPaise={(amount) => change({ amount })}
            />
            <DayField
              label={t('advance.day', 'Given on')}
              name="givenOn"
              value={fields.givenOn}
              max={istDay(new Date())}
              error={errors['givenOn']}
              onDay={(givenOn) => change({ givenOn })}
            />
            <How {...parts} />
            <HindiField
              label={t('advance.note', 'What for? (optional)')}
              name="note"
              value={fields.note ?? ''}
              maxLength={200}
              error={errors['note']}
              onText={(note) => change({ note })}
            />
          </>
        );
      }}
    </SentFields>
  );
}

function GiveBack({ advance, onDone }: { advance: Advance; onDone: () => void }) {
  const { t } = useTranslation();
  const { advanceId, version } = advance;
  const initial: { readonly amount: number | null } = { amount: advance.left };
  return (
    <SentFields
      save={t('advance.save', 'Save')}
      send={useSend(returnAdvance)}
      said={t('advance.returned', 'Noted')}
      initial={initial}
      schema={returnBody}
      bodyOf={({ amount }) => ({ advanceId, version, amount: amount ?? 0 })}
      about={{ advance_return_more: 'amount' }}
      onSent={onDone}
      refusedAt="amount"
    >
      {({ moneyAt }) => (
        <MoneyField label={t('advance.back.amount', 'Amount given back')} {...moneyAt('amount')} />
      )}
    </SentFields>
  );
}

/** Behind `?dialog=advance` and `?dialog=give-back&advanceId=…`. */
export function AdvanceDialogs({ advances, mayGive }: { advances: readonly Advance[]; mayGive: boolean }) {
  const { t } = useTranslation();
  const { get } = useUrlDialog('give-back', ['advanceId']);
  const chosen = advances.find(({ advanceId }) => advanceId === get('advanceId'));
  return (
    <>
      {mayGive && (
        <UrlModal name="advance" title={t('advance.give', 'Give an advance')}>
          {(close) => <Give onDone={close} />}
        </UrlModal>
      )}
      {chosen?.can.giveBack && (
        <UrlModal
          name="give-back"
          owns={['advanceId']}
          title={t('advance.back.title', '{{name}} gave money back', { name: chosen.employee.fullName })}
        >
          {(close) => <GiveBack key={chosen.advanceId} advance={chosen} onDone={close} />}
        </UrlModal>
      )}
    </>
  );
}
