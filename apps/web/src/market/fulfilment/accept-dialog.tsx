import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { visitsTakenOn } from '@nukkad/contract/market/series/series.model';
import { useSeriesOf } from '../../nouns/series/series-of.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSecondsUntil } from '../../ui/countdown.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useAccept } from './fulfilment.moves.ts';
import { useRequest } from './fulfilment.queries.ts';
import { RequestFacts } from './request-facts.tsx';

/** Open where the address says `?dialog=accept&booking=…`: what is accepted, and who is assigned with it. */
export function AcceptDialog() {
  const { t } = useTranslation();
  const dialog = useUrlDialog('accept', ['booking']);
  const bookingId = dialog.opened ? dialog.get('booking') : null;
  const request = useRequest(bookingId);
  if (!bookingId) return null;
  if (request.data) return <Accept key={bookingId} request={request.data} onClose={dialog.close} />;
  return (
    <Dialog opened onClose={dialog.close} title={t('accept.title', 'Accept this request?')}>
      <Loaded query={request} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Accept({ request, onClose }: { request: BookingCard; onClose: () => void }) {
  const { t } = useTranslation();
  const accept = useAccept(request.bookingId);
  const over = useSecondsUntil(request.acceptBefore) === 0 && request.acceptBefore !== null;
  const name = request.proposed?.name;
  const visits = visitsTakenOn(useSeriesOf([request.bookingId]).get(request.bookingId));
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('accept.title', 'Accept this request?')}
      consequences={
        name
          ? [t('accept.told', 'We’ll notify {{name}} and the customer right away.', { name })]
          : [t('accept.later', 'You assign a professional next.')]
      }
      confirm={name ? t('offer.acceptWith', 'Accept with {{name}}', { name }) : t('offer.accept', 'Accept')}
      disabled={over || !request.can.accept}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfRequest(request, null, name ?? null, visits), reviewed);
        await accept.mutateAsync({ seen, ...(request.proposed && { staffId: request.proposed.staffId }) });
        toast.success(
          name
            ? t('accept.done', 'Request accepted. {{name}} has been assigned and notified.', { name })
            : t('offer.accepted', 'Request accepted. Assign a professional now.'),
        );
      }}
    >
      <RequestFacts request={request} professional={name ?? null} />
    </ConfirmDialog>
  );
}
