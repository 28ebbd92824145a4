import { type Loan, handOverBody, repayBody } from '@nukkad/contract/people/loan/loan.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { FirstMonth, HandedFields, type TypedHanded, freshHanded } from './loan-fields.tsx';
import { monthName, monthsToChoose } from './loan-words.ts';
import {
  type HandOverBody,
  type RepayBody,
  useDropLoan,
  useHandOverLoan,
  usePauseLoan,
  useRepayLoan,
} from './loan.queries.ts';

interface Asked {
  readonly loan: Loan;
  readonly onDone: () => void;
}

function HandOver({ loan: { loanId, version, firstMonth }, onDone }: Asked) {
  const { t } = useTranslation();
  const send = useHandOverLoan();
  const months = monthsToChoose();
  const first = months.includes(firstMonth) ? firstMonth : (months[0] ?? firstMonth);
  const { fields, errors, busy, change, submit } = useForm<
    TypedHanded & { readonly firstMonth: string },
    HandOverBody
  >({
    initial: { ...freshHanded(), firstMonth: first },
    schema: handOverBody,
    bodyOf: (typed) => ({ loanId, version, ...typed }),
    send: async (body) => {
      await send.mutateAsync(body);
      toast.success(t('loan.handedOver', 'Payout noted'));
      onDone();
    },
    about: { loan_first_month: 'firstMonth', loan_day: 'day', loan_reference: 'reference' },
  });
  return (
    <Form onSubmit={submit}>
      <HandedFields
        fields={fields}
        errors={errors}
        change={change}
        label={t('loan.givenOn', 'Paid out on')}
      />
      <FirstMonth fields={fields} errors={errors} change={change} />
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('loan.save', 'Save')}
      </Button>
    </Form>
  );
}

function Repay({ loan: { loanId, version, left }, onDone }: Asked) {
  const { t, locale } = useTranslation();
  const send = useRepayLoan();
  const { fields, errors, busy, change, submit } = useForm<
    TypedHanded & { readonly amount: number | null },
    RepayBody
  >({
    initial: { ...freshHanded(), amount: left },
    schema: repayBody,
    bodyOf: ({ amount, ...handed }) => ({ loanId, version, amount: amount ?? 0, ...handed }),
    send: async (body) => {
      await send.mutateAsync(body);
      toast.success(t('loan.repaid', 'Repayment noted'));
      onDone();
    },
    about: { loan_repay_more: 'amount', loan_day: 'day', loan_reference: 'reference' },
  });
  return (
    <Form onSubmit={submit}>
      <MoneyField
        label={t('loan.repay.amount', 'Amount paid back')}
        hint={t('loan.repay.hint', '{{amount}} is left. The interest of this month is added to it.', {
          amount: formatMoney(left, locale),
        })}
        name="amount"
        paise={fields.amount}
        error={errors['amount']}
        onPaise={(amount) => change({ amount })}
      />
      <HandedFields
        fields={fields}
        errors={errors}
        change={change}
        label={t('loan.repaidOn', 'Paid back on')}
      />
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('loan.save', 'Save')}
      </Button>
    </Form>
  );
}

function Drop({ loan: { loanId, version, employee }, onDone }: Asked) {
  const { t } = useTranslation();
  const drop = useDropLoan();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onDone}
      title={t('loan.drop.title', 'Don’t pay out this loan?')}
      consequences={[
        t('loan.drop.follows', 'We’ll let {{name}} know. Nothing is deducted from the salary.', {
          name: employee.fullName,
        }),
      ]}
      confirm={t('loan.drop', 'Don’t pay out')}
      onConfirm={() => drop.mutateAsync({ loanId, version })}
    />
  );
}

function Pause({ loan: { loanId, version, plan }, month, onDone }: Asked & { month: string }) {
  const { t, locale } = useTranslation();
  const pause = usePauseLoan();
  const isPaused = plan.find((one) => one.month === month)?.isPaused ?? false;
  const name = monthName(month, locale);
  return (
    <ConfirmDialog
      opened
      onClose={onDone}
      title={
        isPaused
          ? t('loan.resume.title', 'Deduct an instalment in {{month}} again?', { month: name })
          : t('loan.pause.title', 'Skip the instalment of {{month}}?', { month: name })
      }
      consequences={[
        isPaused
          ? t('loan.resume.follows', 'The loan is paid back one month earlier.')
          : t('loan.pause.follows', 'The loan is paid back one month later. Interest is still charged.'),
      ]}
      confirm={isPaused ? t('loan.resume', 'Deduct it again') : t('loan.pause', 'Skip this month')}
      onConfirm={() => pause.mutateAsync({ loanId, version, month, isPaused: !isPaused })}
    />
  );
}

/** What the office does with a loan, each by its address; those that this person may not use never open. */
export function OfficeDialogs({ loan }: { loan: Loan }) {
  const { t } = useTranslation();
  const drop = useUrlDialog('drop');
  const pause = useUrlDialog('pause', ['month']);
  const { can } = loan;
  const month = pause.get('month');
  return (
    <>
      {can.handOver && (
        <UrlModal name="hand-over" title={t('loan.handOver', 'Note the payout')}>
          {(close) => <HandOver loan={loan} onDone={close} />}
        </UrlModal>
      )}
      {can.repay && (
        <UrlModal name="repay" title={t('loan.repay', 'Note a repayment')}>
          {(close) => <Repay loan={loan} onDone={close} />}
        </UrlModal>
      )}
      {can.drop && drop.opened && <Drop loan={loan} onDone={drop.close} />}
      {can.pause && pause.opened && month && <Pause loan={loan} month={month} onDone={pause.close} />}
    </>
  );
}
