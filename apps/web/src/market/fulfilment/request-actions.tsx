import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/press/button.tsx';
import { useSecondsUntil } from '../../ui/time/countdown.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import styles from './request-actions.module.css';

const SeriesAsked = lazyOptional(
  () => import('../../nouns/series/series-line.tsx'),
  (part) => part.SeriesAsked,
);

/**
 * Yes with the professional whose time is held, yes with another one, or no with a reason: each opens what is confirmed. Of a
 * series it says how many visits a yes takes on.
 * None once the clock has run out.
 */
export function RequestActions({ offer }: { offer: BookingCard }) {
  const { t } = useTranslation();
  const accept = useUrlDialog('accept', ['booking']);
  const assign = useUrlDialog('assign', ['booking']);
  const reject = useUrlDialog('reject', ['booking']);
  const over = useSecondsUntil(offer.acceptBefore, serverNow) === 0 && offer.acceptBefore !== null;
  const booking = offer.bookingId;
  return (
    <div className={styles.actions}>
      <div className={styles.series}>
        <Suspense>
          <SeriesAsked bookingId={booking} />
        </Suspense>
      </div>
      {offer.can.accept && (
        <Button
          className={styles.accept}
          disabled={over}
          icon={<IconCheck size={20} stroke={2.5} aria-hidden />}
          onClick={() => accept.open({ booking })}
        >
          {offer.proposed
            ? t('offer.acceptWith', 'Accept with {{name}}', { name: offer.proposed.name })
            : t('offer.accept', 'Accept')}
        </Button>
      )}
      {offer.can.accept && (
        <Button tone="plain" disabled={over} onClick={() => assign.open({ booking })}>
          {t('offer.another', 'Someone else')}
        </Button>
      )}
      {offer.can.reject && (
        <Button tone="plain" disabled={over} onClick={() => reject.open({ booking })}>
          {t('offer.reject', 'Reject')}
        </Button>
      )}
    </div>
  );
}
