import { handOverLoan, dropLoan, pauseLoan, repayLoan } from '@nukkad/contract/people/loan/loan.api';
import { type Loan, handOverBody, repayBody } from '@nukkad/contract/people/loan/loan.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { FirstMonth, HandedFields, type TypedHanded, freshHanded } from './loan-fields.tsx';
import { monthName, monthsToChoose } from './loan-words.ts';

interface Writing {
  readonly loan: Loan;
  readonly onDone: () => void;
}
interface Asked {
  readonly loan: Loan;
  readonly dialog: OpenDialog;
}

function HandOver({ loan: { loanId, version, firstMonth }, onDone }: Writing) {
  const { t } = useTranslation();
  const months = monthsToChoose();
  const first = months.includes(firstMonth) ? firstMonth : (months[0] ?? firstMonth);
  const initial: TypedHanded & { readonly firstMonth: string } = { ...freshHanded(), firstMonth: first };
  return (
    <SentFields
      save={t('loan.save', 'Save')}
      send={useSend(handOverLoan)}
      said={t('loan.handedOver', 'Payout noted')}
      initial={initial}
      schema={handOverBody}
      bodyOf={(typed) => ({ loanId, version, ...typed })}
      about={{ loan_first_month: 'firstMonth', loan_day: 'day', loan_reference: 'reference' }}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <>
          <HandedFields
            fields={fields}
            errors={errors}
            change={change}
            label={t('loan.givenOn', 'Paid out on')}
          />
          <FirstMonth fields={fields} errors={errors} change={change} />
        </>
      )}
    </SentFields>
  );
}

function Repay({ loan: { loanId, version, left }, onDone }: Writing) {
  const { t, locale } = useTranslation();
  const initial: TypedHanded & { readonly amount: number | null } = { ...freshHanded(), amount: left };
  return (
    <SentFields
      save={t('loan.save', 'Save')}
      send={useSend(repayLoan)}
      said={t('loan.repaid', 'Repayment noted')}
      initial={initial}
      schema={repayBody}
      bodyOf={({ amount, ...handed }) => ({ loanId, version, amount: amount ?? 0, ...handed })}
      about={{ loan_repay_more: 'amount', loan_day: 'day', loan_reference: 'reference' }}
      onSent={onDone}
    >
      {({ fields, errors, change, moneyAt }) => (
        <>
          <MoneyField
            label={t('loan.repay.amount', 'Amount paid back')}
            hint={t('loan.repay.hint', '{{amount}} is left. The interest of this month is added to it.', {
              amount: formatMoney(left, locale),
            })}
            {...moneyAt('amount')}
          />
          <HandedFields
            fields={fields}
            errors={errors}
            change={change}
            label={t('loan.repaidOn', 'Paid back on')}
          />
        </>
      )}
    </SentFields>
  );
}

function Drop({ loan: { loanId, version, employee }, dialog }: Asked) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      danger
      title={t('loan.drop.title', 'Don’t pay out this loan?')}
      consequences={[
        t('loan.drop.follows', 'We’ll let {{name}} know. Nothing is deducted from the salary.', {
          name: employee.fullName,
        }),
      ]}
      confirm={t('loan.drop', 'Don’t pay out')}
      send={useSend(dropLoan)}
      request={{ loanId, version }}
    />
  );
}

function Pause({ loan: { loanId, version, plan }, month, dialog }: Asked & { month: string }) {
  const { t, locale } = useTranslation();
  const isPaused = plan.find((one) => one.month === month)?.isPaused ?? false;
  const name = monthName(month, locale);
  return (
    <Question
      dialog={dialog}
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
      send={useSend(pauseLoan)}
      request={{ loanId, version, month, isPaused: !isPaused }}
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
      {can.drop && drop.opened && <Drop loan={loan} dialog={drop} />}
      {can.pause && pause.opened && month && <Pause loan={loan} month={month} dialog={pause} />}
    </>
  );
}
