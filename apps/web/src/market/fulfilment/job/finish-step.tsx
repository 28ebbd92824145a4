import { seenOfCompletion } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Reconfirmation } from '../../../ui/dialog/reconfirmation.tsx';
import { useReconfirmation } from '../../../ui/dialog/use-reconfirmation.ts';
import { AdditionsList } from '../additions-list.tsx';
import { Bill } from '../bill.tsx';
import { useComplete } from '../fulfilment.moves.ts';
import { Note } from '../../../ui/page/parts.tsx';
import styles from '../job.module.css';
import { MoveFailure } from '../move-failure.tsx';

/** The bill as it will be, and the word that it is done; that waits for the customer's answer to an added service. */
export function FinishStep({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const complete = useComplete(booking);
  const review = useReconfirmation();
  const send = () => complete.mutate(review.seen(seenOfCompletion(booking)), { onError: review.take });
  const waits = booking.additions.some(({ state }) => state === 'asked');
  return (
    <>
      <Card>
        <div className={styles.stack}>
          <AdditionsList additions={booking.additions} />
          <Bill booking={booking} />
          <Note>
            {waits
              ? t('finish.waits', 'You can finish after the customer answers about the added service.')
              : t('finish.told', 'We’ll tell the customer that the work is done.')}
          </Note>
          <MoveFailure error={complete.error} onRetry={send} />
        </div>
      </Card>
      <ActionBar label={t('jobStep.next', 'Next step')}>
        <Button wide disabled={!booking.can.complete} busy={complete.isPending} onClick={send}>
          {t('finish.send', 'Finish the job')}
        </Button>
      </ActionBar>
      <Reconfirmation review={review} busy={complete.isPending} onConfirm={send} />
    </>
  );
}
