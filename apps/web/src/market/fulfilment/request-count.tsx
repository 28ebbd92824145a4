import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { NavCount } from '../../ui/nav-count.tsx';
import { fulfilmentKeys, useMyCounts } from './fulfilment.queries.ts';

/** New requests that wait for an answer, beside the way to the bookings. */
export function RequestCount() {
  const { plural } = useTranslation();
  useLive(bookingChanged, () => void queryClient.invalidateQueries({ queryKey: fulfilmentKeys.counts }));
  const count = useMyCounts().data?.toAccept ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('requests.waiting', count, {
        one: '{{count}} new request',
        other: '{{count}} new requests',
      })}
    />
  );
}
