import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useId } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
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
  return <Asked key={bookingId} bookingId={bookingId} dialog={dialog} />;
}

/** What refusing costs is the server's to say, so the booking is read first. */
function Asked({ bookingId, dialog }: { bookingId: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <ReadFirst
      dialog={dialog}
      title={t('reject.title', 'Reject this request?')}
      query={usePartnerBooking(bookingId)}
    >
      {(booking) => <RejectOffer booking={booking} dialog={dialog} />}
    </ReadFirst>
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

function RejectOffer({ booking, dialog }: { booking: BookingDetails; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const id = useId();
  const reject = useReject(booking.bookingId);
  const initial: { reason: RejectReason | null; note: string } = { reason: null, note: '' };
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={t('reject.title', 'Reject this request?')}
      consequences={useConsequences(booking)}
      confirm={t('reject.confirm', 'Reject')}
      send={reject}
      initial={initial}
      request={({ reason, note }, seen) =>
        reason === null
          ? null
          : { reason, note: note.trim(), seen: seen(seenOfRequest(booking, booking.refusalCost)) }
      }
      said={t('reject.done', 'Request rejected. We’re asking another partner.')}
    >
      {({ typed: { reason, note }, change }) => (
        <>
          <ChoiceList
            legend={t('reject.why', 'Why are you rejecting it?')}
            options={order.map((value) => ({ value, label: reasons[value](t) }))}
            value={reason}
            onChange={(next) => change({ reason: next })}
          />
          <div className={styles.note}>
            <label htmlFor={id}>{t('reject.note', 'Note (optional)')}</label>
            <textarea
              id={id}
              rows={2}
              maxLength={300}
              value={note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </div>
        </>
      )}
    </FilledQuestion>
  );
}
