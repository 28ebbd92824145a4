import type { Trip } from '@nukkad/contract/people/travel/travel.model';
import { PayDialog } from '../../nouns/approval/pay-dialog.tsx';
import { ReviewDialogs } from '../../nouns/approval/review-dialogs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { usePayTrip, useReviewTrip, useWithdrawTrip } from './travel.queries.ts';

interface Asked {
  readonly trip: Trip;
  readonly onClose: () => void;
}

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
      confirm={t('approval.approve', 'Approve')}
      onConfirm={() => review.mutateAsync({ requestId, version, decision: 'approved' })}
    />
  );
}

/** The dialogs of a review of a trip, each by its address, and the one that notes its payment. */
export function TripReview({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const pay = usePayTrip();
  const review = useReviewTrip();
  const withdraw = useWithdrawTrip();
  return (
    <>
      <ReviewDialogs
        request={trip.request}
        approve={(close) => <Approve trip={trip} onClose={close} />}
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
