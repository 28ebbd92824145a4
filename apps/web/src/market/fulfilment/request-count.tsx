import { countMyBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { renew } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';
import { useMyCounts } from './fulfilment.queries.ts';

/** New requests that wait for an answer, beside the way to the bookings. */
export function RequestCount() {
  const { plural } = useTranslation();
  useLive(bookingChanged, () => void renew(countMyBookings));
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
