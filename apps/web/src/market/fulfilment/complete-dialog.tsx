import { seenOfCompletion } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useComplete } from './fulfilment.moves.ts';

/** Open where the address says `?dialog=complete`. */
export function CompleteDialog({ booking }: { booking: BookingDetails }) {
  const { t, locale } = useTranslation();
  const dialog = useUrlDialog('complete');
  const complete = useComplete(booking);
  if (!dialog.opened || !booking.can.complete) return null;
  const due = formatMoney(booking.amountDue, locale);
  return (
    <Question
      dialog={dialog}
      title={t('completeWork.title', 'Is the work finished?')}
      consequences={[
        t('completeWork.told', 'We’ll tell the customer. You can’t add services after this.'),
        booking.amountDue > 0
          ? t('completeWork.due', '{{amount}} left to pay.', { amount: due })
          : t('completeWork.paid', 'Everything is paid.'),
      ]}
      confirm={t('completeWork.confirm', 'Yes, finished')}
      send={complete}
      request={(seen) => seen(seenOfCompletion(booking))}
    />
  );
}
