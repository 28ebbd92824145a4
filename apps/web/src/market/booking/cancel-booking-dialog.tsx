import type { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useCancelBooking, useCancellationCharges } from './booking.queries.ts';
import { RefundChoice } from './refund-choice.tsx';
import { CancelReasons } from './cancel-reasons.tsx';
import { type Charges, cancelConsequences } from './cancel-consequences.ts';
import { Stack } from '../../ui/parts.tsx';

type Reason = EndpointInput<typeof cancelByCustomer>['body']['reason'];

const titleOf = (t: Translate, skips: boolean) =>
  skips
    ? t('skip.title', 'Skip this visit? The other visits stay.')
    : t('cancel.title', 'Cancel this booking?');

function Question({
  booking,
  charges,
  skips,
  onClose,
}: {
  booking: BookingDetails;
  charges: Charges;
  /** Asked from its series: the other visits stay. */
  skips: boolean;
  onClose: () => void;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [refundTo, setRefundTo] = useState<RefundTo>('original');
  const { bookingId } = booking;
  const cancel = useCancelBooking(bookingId);
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={titleOf(t, skips)}
      consequences={cancelConsequences(voice, booking, charges, refundTo)}
      confirm={skips ? t('skip.confirm', 'Skip this visit') : t('cancel.confirm', 'Cancel booking')}
      keep={skips ? t('skip.keep', 'Keep this visit') : t('cancel.keep', 'Keep booking')}
      disabled={reason === null}
      onConfirm={async (reviewed) => {
        if (reason === null) return;
        const seen = withShownSince(seenOfCancellation(booking, charges), reviewed);
        await cancel.mutateAsync({ bookingId, reason, note, refundTo, seen });
        toast.success(skips ? t('skip.done', 'Visit skipped') : t('cancel.done', 'Booking cancelled'));
      }}
    >
      <Stack gap={1}>
        <RefundChoice charges={charges} value={refundTo} onChange={setRefundTo} />
        <CancelReasons reason={reason} onReason={setReason} note={note} onNote={setNote} />
      </Stack>
    </ConfirmDialog>
  );
}

function Asked({
  booking,
  skips,
  onClose,
}: {
  booking: BookingDetails;
  skips: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const charges = useCancellationCharges(booking.bookingId);
  if (charges.data)
    return <Question booking={booking} charges={charges.data} skips={skips} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={titleOf(t, skips)}>
      <Loaded query={charges} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** The question behind `?dialog=cancel`, asked with what it costs now. */
export function CancelBookingDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('cancel', ['of']);
  if (!dialog.opened || !booking.can.cancel) return null;
  return <Asked booking={booking} skips={dialog.get('of') === 'series'} onClose={dialog.close} />;
}
