import type { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useCancelBooking, useCancellationCharges } from './booking.queries.ts';
import { RefundChoice } from './refund-choice.tsx';
import { CancelReasons } from './cancel-reasons.tsx';
import { type Charges, cancelConsequences } from './cancel-consequences.ts';
import { Stack } from '../../ui/page/parts.tsx';

type Reason = EndpointInput<typeof cancelByCustomer>['body']['reason'];

const titleOf = (t: Translate, skips: boolean) =>
  skips
    ? t('skip.title', 'Skip this visit? The other visits stay.')
    : t('cancel.title', 'Cancel this booking?');

interface Skipping {
  readonly booking: BookingDetails;
  /** Asked from its series: the other visits stay. */
  readonly skips: boolean;
  readonly dialog: OpenDialog;
}

function Asking({ booking, charges, skips, dialog }: Skipping & { readonly charges: Charges }) {
  const voice = useTranslation();
  const { t } = voice;
  const { bookingId } = booking;
  const initial: { reason: Reason | null; note: string; refundTo: RefundTo } = {
    reason: null,
    note: '',
    refundTo: 'original',
  };
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={titleOf(t, skips)}
      consequences={({ refundTo }) => cancelConsequences(voice, booking, charges, refundTo)}
      confirm={skips ? t('skip.confirm', 'Skip this visit') : t('cancel.confirm', 'Cancel booking')}
      keep={skips ? t('skip.keep', 'Keep this visit') : t('cancel.keep', 'Keep booking')}
      send={useCancelBooking(bookingId)}
      initial={initial}
      request={({ reason, ...typed }, seen) =>
        reason && { bookingId, reason, ...typed, seen: seen(seenOfCancellation(booking, charges)) }
      }
      said={skips ? t('skip.done', 'Visit skipped') : t('cancel.done', 'Booking cancelled')}
    >
      {({ typed: { reason, note, refundTo }, change }) => (
        <Stack gap={1}>
          <RefundChoice charges={charges} value={refundTo} onChange={(to) => change({ refundTo: to })} />
          <CancelReasons
            reason={reason}
            onReason={(chosen) => change({ reason: chosen })}
            note={note}
            onNote={(words) => change({ note: words })}
          />
        </Stack>
      )}
    </FilledQuestion>
  );
}

function Asked(skipping: Skipping) {
  const { t } = useTranslation();
  const { booking, dialog, skips } = skipping;
  return (
    <ReadFirst dialog={dialog} title={titleOf(t, skips)} query={useCancellationCharges(booking.bookingId)}>
      {(charges) => <Asking {...skipping} charges={charges} />}
    </ReadFirst>
  );
}

/** The question behind `?dialog=cancel`, asked with what it costs now. */
export function CancelBookingDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('cancel', ['of']);
  if (!dialog.opened || !booking.can.cancel) return null;
  return <Asked booking={booking} skips={dialog.get('of') === 'series'} dialog={dialog} />;
}
