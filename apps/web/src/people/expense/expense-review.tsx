import { reviewExpense } from '@nukkad/contract/people/expense/expense.api';
import type { Expense } from '@nukkad/contract/people/expense/expense.model';
import { ReviewDialogs } from '../../nouns/approval/review-dialogs.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { useWithdrawExpense } from './expense.queries.ts';

interface Asked {
  readonly expense: Expense;
  readonly dialog: OpenDialog;
}

const shortestReason = 10;

/** All of it, or less with a reason that the employee reads. */
function Approve({ expense: { request }, dialog }: Asked) {
  const { t, locale } = useTranslation();
  const { requestId, version } = request;
  const asked = request.amount ?? 0;
  const initial: { amount: number | null; reason: string } = { amount: asked, reason: '' };
  const isLess = (amount: number | null) => amount !== null && amount < asked;
  const isMore = (amount: number | null) => amount !== null && amount > asked;
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('expense.approve.title', 'Approve this expense?')}
      consequences={({ amount }) => [
        t('expense.approve.follows', '{{name}} gets {{amount}}.', {
          name: request.employee.fullName,
          amount: formatMoney(Math.min(amount ?? asked, asked), locale),
        }),
        t('expense.approve.frozen', 'The amount can’t be changed after the last review.'),
      ]}
      confirm={t('approval.approve', 'Approve')}
      send={useSend(reviewExpense)}
      initial={initial}
      request={({ amount, reason }) => {
        if (amount === null || isMore(amount)) return null;
        if (!isLess(amount)) return { requestId, version, decision: 'approved' };
        if (reason.trim().length < shortestReason) return null;
        return { requestId, version, decision: 'approved', amount, reason };
      }}
      said={t('expense.approve.done', 'Approved')}
    >
      {({ typed: { amount, reason }, change }) => (
        <>
          <MoneyField
            label={t('expense.approve.amount', 'Amount to approve')}
            paise={amount}
            error={
              isMore(amount) &&
              t('expense.approve.more', 'At most {{amount}}.', { amount: formatMoney(asked, locale) })
            }
            onPaise={(next) => change({ amount: next })}
          />
          {isLess(amount) && (
            <HindiField
              long
              label={t('expense.approve.why', 'Why less? At least 10 characters')}
              value={reason}
              maxLength={500}
              onText={(next) => change({ reason: next })}
            />
          )}
        </>
      )}
    </FilledQuestion>
  );
}

/** The dialogs of a review of an expense, each by its address. */
export function ExpenseReview({ expense }: { expense: Expense }) {
  const { t } = useTranslation();
  const review = useSend(reviewExpense);
  const withdraw = useWithdrawExpense();
  return (
    <ReviewDialogs
      request={expense.request}
      approve={(dialog) => <Approve expense={expense} dialog={dialog} />}
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
