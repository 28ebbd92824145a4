import { reviewTrip, payTrip } from '@nukkad/contract/people/travel/travel.api';
import type { Trip } from '@nukkad/contract/people/travel/travel.model';
import { PayDialog } from '../../nouns/approval/pay-dialog.tsx';
import { ReviewDialogs } from '../../nouns/approval/review-dialogs.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useWithdrawTrip } from './travel.queries.ts';

interface Asked {
  readonly trip: Trip;
  readonly dialog: OpenDialog;
}

function Approve({ trip: { request, advanceAsked }, dialog }: Asked) {
  const { t, locale } = useTranslation();
  const { requestId, version, employee, amount } = request;
  return (
    <Question
      dialog={dialog}
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
      confirm={t('approval.approve', 'Approve')}
      send={useSend(reviewTrip)}
      request={{ requestId, version, decision: 'approved' }}
    />
  );
}

/** The dialogs of a review of a trip, each by its address, and the one that notes its payment. */
export function TripReview({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const pay = useSend(payTrip);
  const review = useSend(reviewTrip);
  const withdraw = useWithdrawTrip();
  return (
    <>
      <ReviewDialogs
        request={trip.request}
        approve={(dialog) => <Approve trip={trip} dialog={dialog} />}
        reject={review.mutateAsync}
        withdrawing={{
          withdraw: {
            title: t('trip.withdraw.title', 'Withdraw this trip?'),
            follows: t('trip.withdraw.follows', 'No one reviews it.'),
          },
          cancel: {
            title: t('trip.cancel.title', 'Ask to cancel this trip?'),
            follows: t('trip.cancel.follows', 'A reviewer confirms it.'),
          },
          send: withdraw.mutateAsync,
        }}
      />
      {trip.can.pay && <PayDialog request={trip.request} toPay={trip.toPay} send={pay.mutateAsync} />}
    </>
  );
}
