import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useId, useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { ChoiceList } from './choice-list.tsx';
import { type RejectReason, useReject } from './fulfilment.moves.ts';
import { usePartnerBooking } from './fulfilment.queries.ts';
import styles from './fields.module.css';

const reasons: Record<RejectReason, (t: Translate) => string> = {
  no_professional: (t) => t('rejectReason.no_professional', 'No professional is available'),
  too_far: (t) => t('rejectReason.too_far', 'Too far away'),
  price: (t) => t('rejectReason.price', 'The price is too low'),
  holiday: (t) => t('rejectReason.holiday', 'We’re closed that day'),
  other: (t) => t('rejectReason.other', 'Another reason'),
};
const order: readonly RejectReason[] = ['no_professional', 'too_far', 'price', 'holiday', 'other'];

/** Open where the address says `?dialog=reject&booking=…`; says why before the offer goes on to others. */
export function RejectRequestDialog() {
  const dialog = useUrlDialog('reject', ['booking']);
  const bookingId = dialog.get('booking');
  if (!dialog.opened || !bookingId) return null;
  return <Asked key={bookingId} bookingId={bookingId} onClose={dialog.close} />;
}

/** What refusing costs is the server's to say, so the booking is read first. */
function Asked({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const booking = usePartnerBooking(bookingId);
  if (booking.data) return <RejectOffer booking={booking.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('reject.title', 'Reject this request?')}>
      <Loaded query={booking} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function useConsequences({ refusalCost }: BookingDetails): string[] {
  const { t, plural } = useTranslation();
  return [
    t('reject.next', 'We’ll ask another partner right away.'),
    refusalCost
      ? plural('reject.trust', refusalCost, {
          one: 'Your trust score drops by {{count}} point.',
          other: 'Your trust score drops by {{count}} points.',
        })
      : t('reject.counts', 'This lowers your trust score.'),
    t('reject.noWay', 'You can’t undo this.'),
  ];
}

function RejectOffer({ booking, onClose }: { booking: BookingDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState<RejectReason | null>(null);
  const [note, setNote] = useState('');
  const reject = useReject(booking.bookingId);
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('reject.title', 'Reject this request?')}
      consequences={useConsequences(booking)}
      confirm={t('reject.confirm', 'Reject')}
      disabled={reason === null}
      onConfirm={async (reviewed) => {
        if (!reason) return;
        const seen = withShownSince(seenOfRequest(booking, booking.refusalCost), reviewed);
        await reject.mutateAsync({ reason, note: note.trim(), seen });
        toast.success(t('reject.done', 'Request rejected. We’re asking another partner.'));
      }}
    >
      <ChoiceList
        legend={t('reject.why', 'Why are you rejecting it?')}
        options={order.map((value) => ({ value, label: reasons[value](t) }))}
        value={reason}
        onChange={setReason}
      />
      <div className={styles.note}>
        <label htmlFor={id}>{t('reject.note', 'Note (optional)')}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
