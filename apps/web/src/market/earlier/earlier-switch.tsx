import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useEarlierRequest, useSetEarlierRequest } from './earlier.queries.ts';

/** Whether the customer is told when an earlier time becomes free; nothing where there is no time left for one. */
export function EarlierSwitch({ booking: { bookingId } }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const request = useEarlierRequest(bookingId).data;
  const set = useSetEarlierRequest(bookingId);
  if (!request || !(request.mayAsk || request.on)) return null;
  return (
    <SwitchLine
      title={t('earlier.title', 'Tell me about earlier times')}
      about={t(
        'earlier.about',
        'When a visit before yours is cancelled, we offer its time to you, in turn. It’s free.',
      )}
      checked={set.isPending ? set.variables : request.on}
      disabled={set.isPending}
      onChange={(on) => set.mutate(on)}
    />
  );
}
