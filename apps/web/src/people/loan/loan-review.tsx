import { reviewLoan } from '@nukkad/contract/people/loan/loan.api';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { Loan } from '@nukkad/contract/people/loan/loan.model';
import { ReviewDialogs } from '../../nouns/approval/review-dialogs.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useWithdrawLoan } from './loan.queries.ts';

interface Asked {
  readonly loan: Loan;
  readonly request: ApprovalCard;
}

function Approve({ loan, request, dialog }: Asked & { dialog: OpenDialog }) {
  const { t, plural, locale } = useTranslation();
  const { requestId, version } = request;
  const amount = formatMoney(loan.amount, locale);
  return (
    <Question
      dialog={dialog}
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
      send={useSend(reviewLoan)}
      request={{ requestId, version, decision: 'approved' }}
    />
  );
}

/** The dialogs of a review of a loan, each by its address. */
export function LoanReview(asked: Asked) {
  const { t } = useTranslation();
  const review = useSend(reviewLoan);
  const withdraw = useWithdrawLoan();
  return (
    <ReviewDialogs
      request={asked.request}
      approve={(dialog) => <Approve {...asked} dialog={dialog} />}
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
