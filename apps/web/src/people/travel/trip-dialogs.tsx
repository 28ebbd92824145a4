import { outsideMethods, payBody } from '@nukkad/contract/people/expense/expense.model';
import type { Trip } from '@nukkad/contract/people/travel/travel.model';
import { useState } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { type PayBody, usePayTrip, useReviewTrip, useWithdrawTrip } from './travel.queries.ts';
import { payNames } from './travel-words.ts';
import styles from './travel.module.css';

interface Asked {
  readonly trip: Trip;
  readonly onClose: () => void;
}

const shortestReason = 10;

function Approve({ trip: { request, advanceAsked }, onClose }: Asked) {
  const { t, locale } = useTranslation();
  const review = useReviewTrip();
  const { requestId, version, employee, amount } = request;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('trip.approve.title', 'Approve this trip?')}
      consequences={[
        amount === null
          ? t('trip.approve.none', '{{name}} gets no daily allowance.', { name: employee.fullName })
          : t('trip.approve.follows', '{{name}} gets a daily allowance of {{amount}} in total.', {
              name: employee.fullName,
              amount: formatMoney(amount, locale),
            }),
        ...(advanceAsked > 0
          ? [t('trip.approve.advance', 'The advance isn’t given by this. Note it under Expenses, Advances.')]
          : []),
      ]}
      confirm={t('trip.approve', 'Approve')}
      onConfirm={() => review.mutateAsync({ requestId, version, decision: 'approved' })}
    />
  );
}

function Reject({ trip: { request }, onClose }: Asked) {
  const { t } = useTranslation();
  const review = useReviewTrip();
  const [reason, setReason] = useState('');
  const { requestId, version, employee } = request;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('trip.reject.title', 'Reject this trip?')}
      consequences={[
        t('trip.reject.follows', '{{name}} reads your reason, and can send it again within 30 days.', {
          name: employee.fullName,
        }),
      ]}
      confirm={t('trip.reject', 'Reject')}
      disabled={reason.trim().length < shortestReason}
      onConfirm={() => review.mutateAsync({ requestId, version, decision: 'rejected', reason })}
    >
      <HindiField
        long
        label={t('trip.reject.reason', 'Reason, at least 10 characters')}
        value={reason}
        maxLength={500}
        onText={setReason}
      />
    </ConfirmDialog>
  );
}

function Withdraw({ trip: { request }, onClose }: Asked) {
  const { t } = useTranslation();
  const withdraw = useWithdrawTrip();
  const isApproved = request.status === 'approved';
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={
        isApproved
          ? t('trip.cancel.title', 'Ask to cancel this trip?')
          : t('trip.withdraw.title', 'Withdraw this trip?')
      }
      consequences={[
        isApproved
          ? t('trip.cancel.follows', 'A reviewer confirms it.')
          : t('trip.withdraw.follows', 'No one reviews it.'),
      ]}
      confirm={isApproved ? t('trip.cancel.ask', 'Ask to cancel') : t('trip.withdraw', 'Withdraw')}
      onConfirm={() => withdraw.mutateAsync(request)}
    />
  );
}

type Typed = Omit<PayBody, 'amount' | 'requestId' | 'version'> & { readonly amount: number | null };

function Pay({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const { t } = useTranslation();
  const pay = usePayTrip();
  const { requestId, version } = trip.request;
  const { fields, errors, busy, change, submit } = useForm<Typed, PayBody>({
    initial: { amount: trip.toPay, method: 'bank', reference: '' },
    schema: payBody,
    bodyOf: ({ amount, ...rest }) => ({ requestId, version, ...rest, amount: amount ?? 0 }),
    send: async (body) => {
      await pay.mutateAsync(body);
      toast.success(t('trip.pay.done', 'Marked as paid'));
      onDone();
    },
    about: { expense_pay_more: 'amount', expense_pay_reference: 'reference' },
  });
  return (
    <Form onSubmit={submit}>
      <p className={styles.note}>
        {t('trip.pay.note', 'Only if you paid it yourself. Otherwise it is paid with the salary.')}
      </p>
      <MoneyField
        label={t('trip.amount', 'Amount')}
        name="amount"
        paise={fields.amount}
        error={errors['amount']}
        onPaise={(amount) => change({ amount })}
      />
      <SelectField
        label={t('trip.pay.method', 'Paid by')}
        value={fields.method}
        options={outsideMethods.map((value) => ({ value, label: payNames[value](t) }))}
        onChange={({ target }) =>
          change({ method: outsideMethods.find((one) => one === target.value) ?? 'bank' })
        }
      />
      {fields.method !== 'cash' && (
        <TextField
          label={t('trip.pay.reference', 'Number of the payment')}
          name="reference"
          value={fields.reference}
          maxLength={60}
          autoComplete="off"
          error={errors['reference']}
          onChange={({ target }) => change({ reference: target.value })}
        />
      )}
      {errors['form'] && (
        <p role="alert" className={styles.refused}>
          {errors['form']}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {t('trip.pay', 'Mark allowance as paid')}
      </Button>
    </Form>
  );
}

/** The dialogs of a trip, each by its address; those that this person may not use never open. */
export function TripDialogs({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const approve = useUrlDialog('approve');
  const reject = useUrlDialog('reject');
  const withdraw = useUrlDialog('withdraw');
  const { can } = trip.request;
  if (approve.opened && can.review) return <Approve trip={trip} onClose={approve.close} />;
  if (reject.opened && can.review) return <Reject trip={trip} onClose={reject.close} />;
  if (withdraw.opened && (can.withdraw || can.askCancel))
    return <Withdraw trip={trip} onClose={withdraw.close} />;
  return (
    trip.can.pay && (
      <UrlModal name="pay" title={t('trip.pay', 'Mark allowance as paid')}>
        {(close) => <Pay trip={trip} onDone={close} />}
      </UrlModal>
    )
  );
}
