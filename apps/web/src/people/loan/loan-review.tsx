import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { Loan } from '@nukkad/contract/people/loan/loan.model';
import { ReviewDialogs } from '../../nouns/approval/review-dialogs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { useReviewLoan, useWithdrawLoan } from './loan.queries.ts';

interface Asked {
  readonly loan: Loan;
  readonly request: ApprovalCard;
}

function Approve({ loan, request, onClose }: Asked & { onClose: () => void }) {
  const { t, plural, locale } = useTranslation();
  const review = useReviewLoan();
  const { requestId, version } = request;
  const amount = formatMoney(loan.amount, locale);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('loan.approve.title', 'Approve this loan?')}
      consequences={[
        plural(
          'loan.approve.follows',
          loan.instalments,
          {
            one: '{{name}} gets {{amount}}, paid back in {{count}} instalment.',
            other: '{{name}} gets {{amount}}, paid back in {{count}} instalments.',
          },
          { name: loan.employee.fullName, amount },
        ),
        t('loan.approve.payout', 'Pay it out and note that here. Nothing is deducted before.'),
      ]}
      confirm={t('approval.approve', 'Approve')}
      onConfirm={() => review.mutateAsync({ requestId, version, decision: 'approved' })}
    />
  );
}

/** The dialogs of a review of a loan, each by its address. */
export function LoanReview(asked: Asked) {
  const { t } = useTranslation();
  const review = useReviewLoan();
  const withdraw = useWithdrawLoan();
  return (
    <ReviewDialogs
      request={asked.request}
      approve={(close) => <Approve {...asked} onClose={close} />}
      reject={review.mutateAsync}
      withdrawing={{
        withdraw: {
          title: t('loan.withdraw.title', 'Withdraw this loan request?'),
          follows: t('loan.withdraw.follows', 'No one reviews it.'),
        },
        cancel: {
          title: t('loan.cancel.title', 'Ask to cancel this loan?'),
          follows: t('loan.cancel.follows', 'A reviewer confirms it.'),
        },
        send: withdraw.mutateAsync,
      }}
    />
  );
}
