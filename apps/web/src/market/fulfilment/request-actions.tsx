import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useSecondsUntil } from '../../ui/countdown.tsx';
import { Reconfirmation } from '../../ui/reconfirmation.tsx';
import { useReconfirmation } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useAccept } from './fulfilment.moves.ts';

/** Yes with one tap, no with a reason; neither once the clock has run out. */
export function RequestActions({ offer, wide }: { offer: BookingCard; wide?: boolean }) {
  const { t } = useTranslation();
  const accept = useAccept(offer.bookingId);
  const review = useReconfirmation();
  const reject = useUrlDialog('reject', ['booking']);
  const over = useSecondsUntil(offer.acceptBefore) === 0 && offer.acceptBefore !== null;
  const take = () =>
    accept.mutate(review.seen(seenOfRequest(offer, null)), {
      onError: (error) => void (review.take(error) || review.close()),
      onSuccess: () => toast.success(t('offer.accepted', 'Request accepted. Assign a professional now.')),
    });
  return (
    <>
      {offer.can.reject && (
        <Button
          tone="plain"
          wide={wide}
          disabled={over || accept.isPending}
          onClick={() => reject.open({ booking: offer.bookingId })}
        >
          {t('offer.reject', 'Reject')}
        </Button>
      )}
      {offer.can.accept && (
        <Button
          wide={wide}
          busy={accept.isPending}
          disabled={over}
          icon={<IconCheck size={20} stroke={2.5} aria-hidden />}
          onClick={take}
        >
          {t('offer.accept', 'Accept')}
        </Button>
      )}
      <Reconfirmation review={review} busy={accept.isPending} onConfirm={take} />
    </>
  );
}
