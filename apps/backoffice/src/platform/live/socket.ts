import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { listChanged } from '@nukkad/contract/office/backoffice/office.live';
import { hear, hearAll } from './refresh.ts';
import { openTicketed } from './ticketed.ts';

/** So long after the page is drawn. */
const idleMs = 1_500;

/** One connection of this tab, once the page is drawn; answers how to end it. */
export function openLive(): () => void {
  let close = () => {};
  const begin = () => {
    let first = true;
    close = openTicketed('/', {}, (socket) => {
      socket.on(bookingChanged.name, ({ bookingId }: { bookingId: string }) => hear('bookings', bookingId));
      socket.on(listChanged.name, ({ list }: { list: string }) => hear(list));
      socket.on('connect', () => {
        // What was said while we were away is not said again.
        if (!first) hearAll();
        first = false;
      });
    });
  };
  const idle = window.setTimeout(begin, idleMs);
  return () => {
    window.clearTimeout(idle);
    close();
  };
}
