import type { Expense } from '@nukkad/contract/people/expense/expense.model';
import { useState } from 'react';
import { ReviewDialogs } from '../../nouns/approval/review-dialogs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
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
      confirm={t('approval.approve', 'Approve')}
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

/** The dialogs of a review of an expense, each by its address. */
export function ExpenseReview({ expense }: { expense: Expense }) {
  const { t } = useTranslation();
  const review = useReviewExpense();
  const withdraw = useWithdrawExpense();
  return (
    <ReviewDialogs
      request={expense.request}
      approve={(close) => <Approve expense={expense} onClose={close} />}
      reject={review.mutateAsync}
      withdrawing={{
        withdraw: {
          title: t('expense.withdraw.title', 'Withdraw this expense?'),
          follows: t('expense.withdraw.follows', 'No one reviews it, and you aren’t paid for it.'),
        },
        cancel: {
          title: t('expense.cancel.title', 'Ask to cancel this expense?'),
          follows: t('expense.cancel.follows', 'A reviewer confirms it. Until then it isn’t paid.'),
        },
        send: withdraw.mutateAsync,
      }}
    />
  );
}
