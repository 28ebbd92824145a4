import type { Trip } from '@nukkad/contract/people/travel/travel.model';
import { PayDialog } from '../../nouns/approval/pay-dialog.tsx';
import { RejectDialog } from '../../nouns/approval/reject-dialog.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { useUrlDialog } from '../../ui/url-dialog.ts';
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
      confirm={t('trip.approve', 'Approve')}
      onConfirm={() => review.mutateAsync({ requestId, version, decision: 'approved' })}
    />
  );
}

function Reject({ trip: { request }, onClose }: Asked) {
  const review = useReviewTrip();
  const { requestId, version, employee } = request;
  return (
    <RejectDialog
      name={employee.fullName}
      onClose={onClose}
      send={(reason) => review.mutateAsync({ requestId, version, decision: 'rejected', reason })}
    />
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

/** The dialogs of a trip, each by its address; those that this person may not use never open. */
export function TripDialogs({ trip }: { trip: Trip }) {
  const pay = usePayTrip();
  const approve = useUrlDialog('approve');
  const reject = useUrlDialog('reject');
  const withdraw = useUrlDialog('withdraw');
  const { can } = trip.request;
  if (approve.opened && can.review) return <Approve trip={trip} onClose={approve.close} />;
  if (reject.opened && can.review) return <Reject trip={trip} onClose={reject.close} />;
  if (withdraw.opened && (can.withdraw || can.askCancel))
    return <Withdraw trip={trip} onClose={withdraw.close} />;
  return trip.can.pay && <PayDialog request={trip.request} toPay={trip.toPay} send={pay.mutateAsync} />;
}
