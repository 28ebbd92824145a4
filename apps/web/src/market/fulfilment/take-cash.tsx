import { seenOfCash } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import { useIntention } from '@nukkad/forms/intention';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { useCollectCash } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import styles from './job.module.css';

/** The exact amount, large enough to show to the customer, and a yes that it was counted. */
export function TakeCash({ booking, onTaken }: { booking: BookingDetails; onTaken?: () => void }) {
  const { t, locale } = useTranslation();
  const keyOf = useIntention();
  const review = useReconfirmation();
  const [counted, setCounted] = useState(false);
  const collect = useCollectCash(booking.bookingId, keyOf);
  const amount = formatMoney(booking.amountDue, locale);
  const send = () =>
    collect.mutate(review.seen(seenOfCash(booking)), {
      onError: review.take,
      onSuccess: () => {
        toast.success(t('takeCash.taken', '{{amount}} received. Everything is paid.', { amount }));
        onTaken?.();
      },
    });
  return (
    <div className={styles.stack}>
      <p className={styles.amount}>
        <span>{t('takeCash.due', 'Collect in cash')}</span>
        <Money paise={booking.amountDue} strong />
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={counted} onChange={(event) => setCounted(event.target.checked)} />
        <span>{t('takeCash.counted', 'I have counted and received {{amount}}', { amount })}</span>
      </label>
      <Reconfirmation review={review} busy={collect.isPending} onConfirm={send} />
      <MoveFailure error={collect.error} onRetry={send} />
      <Button wide busy={collect.isPending} disabled={!counted} onClick={send}>
        {t('takeCash.confirm', 'Cash received')}
      </Button>
    </div>
  );
}
