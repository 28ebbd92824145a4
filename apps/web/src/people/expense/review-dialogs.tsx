import type { Expense } from '@nukkad/contract/people/expense/expense.model';
import { useState } from 'react';
import { RejectDialog } from '../../nouns/approval/reject-dialog.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useReviewExpense, useWithdrawExpense } from './expense.queries.ts';

interface Asked {
  readonly expense: Expense;
  readonly onClose: () => void;
}

const shortestReason = 10;

/** All of it, or less with a reason that the employee reads. */
function Approve({ expense: { request }, onClose }: Asked) {
  const { t, locale } = useTranslation();
  const review = useReviewExpense();
  const asked = request.amount ?? 0;
  const [amount, setAmount] = useState<number | null>(asked);
  const [reason, setReason] = useState('');
  const isLess = amount !== null && amount < asked;
  const isMore = amount !== null && amount > asked;
  const send = async () => {
    const { requestId, version } = request;
    await review.mutateAsync({
      requestId,
      version,
      decision: 'approved',
      ...(isLess && { amount, reason }),
    });
    toast.success(t('expense.approve.done', 'Approved'));
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('expense.approve.title', 'Approve this expense?')}
      consequences={[
        t('expense.approve.follows', '{{name}} gets {{amount}}.', {
          name: request.employee.fullName,
          amount: formatMoney(Math.min(amount ?? asked, asked), locale),
        }),
        t('expense.approve.frozen', 'The amount can’t be changed after the last review.'),
      ]}
      confirm={t('expense.approve', 'Approve')}
      disabled={amount === null || isMore || (isLess && reason.trim().length < shortestReason)}
      onConfirm={send}
    >
      <MoneyField
        label={t('expense.approve.amount', 'Amount to approve')}
        paise={amount}
        error={
          isMore && t('expense.approve.more', 'At most {{amount}}.', { amount: formatMoney(asked, locale) })
        }
        onPaise={setAmount}
      />
      {isLess && (
        <HindiField
          long
          label={t('expense.approve.why', 'Why less? At least 10 characters')}
          value={reason}
          maxLength={500}
          onText={setReason}
        />
      )}
    </ConfirmDialog>
  );
}

function Reject({ expense: { request }, onClose }: Asked) {
  const review = useReviewExpense();
  const { requestId, version, employee } = request;
  return (
    <RejectDialog
      name={employee.fullName}
      onClose={onClose}
      send={(reason) => review.mutateAsync({ requestId, version, decision: 'rejected', reason })}
    />
  );
}

function Withdraw({ expense: { request }, onClose }: Asked) {
  const { t } = useTranslation();
  const withdraw = useWithdrawExpense();
  const isApproved = request.status === 'approved';
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={
        isApproved
          ? t('expense.cancel.title', 'Ask to cancel this expense?')
          : t('expense.withdraw.title', 'Withdraw this expense?')
      }
      consequences={[
        isApproved
          ? t('expense.cancel.follows', 'A reviewer confirms it. Until then it isn’t paid.')
          : t('expense.withdraw.follows', 'No one reviews it, and you aren’t paid for it.'),
      ]}
      confirm={isApproved ? t('expense.cancel.ask', 'Ask to cancel') : t('expense.withdraw', 'Withdraw')}
      onConfirm={() => withdraw.mutateAsync(request)}
    />
  );
}

/** The dialogs of a review, each by its address; those that this person may not use never open. */
export function ReviewDialogs({ expense }: { expense: Expense }) {
  const approve = useUrlDialog('approve');
  const reject = useUrlDialog('reject');
  const withdraw = useUrlDialog('withdraw');
  const { can } = expense.request;
  if (approve.opened && can.review) return <Approve expense={expense} onClose={approve.close} />;
  if (reject.opened && can.review) return <Reject expense={expense} onClose={reject.close} />;
  if (withdraw.opened && (can.withdraw || can.askCancel))
    return <Withdraw expense={expense} onClose={withdraw.close} />;
  return null;
}
