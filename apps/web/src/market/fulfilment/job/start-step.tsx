import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useOnline } from '../../../platform/online.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { StartCode } from '../start-code.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from '../job.module.css';
import { NextStepLink } from './next-step-link.tsx';

/** The customer reads the code from their booking; long before the time the server takes none. */
export function StartStep({ booking }: { booking: BookingDetails }) {
  const { t, locale } = useTranslation();
  const online = useOnline();
  const now = useNow();
  const from = booking.startTries?.from;
  // What the phone kept of the booking may be from before the time to start.
  const due = !online && from !== undefined && now.getTime() >= Date.parse(from);
  if (!booking.can.start && !due)
    return (
      <EmptyState
        title={t('startWork.early', 'It’s too early to start')}
        action={
          <NextStepLink step="way" tone="plain">
            {t('action.back', 'Back')}
          </NextStepLink>
        }
      >
        {t('startWork.earlyWords', 'The job is {{when}}. You can enter the OTP shortly before.', {
          when: formatInstant(booking.startsAt, 'short', locale),
        })}
      </EmptyState>
    );
  return (
    <Card>
      <div className={styles.stack}>
        {booking.startTries?.left !== 0 && (
          <Note>
            {t('startWork.ask', 'Ask {{name}} for the start OTP shown in their booking.', {
              name: booking.customer?.name ?? '',
            })}
          </Note>
        )}
        <StartCode booking={booking} />
      </div>
    </Card>
  );
}
