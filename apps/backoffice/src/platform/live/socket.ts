import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { type LiveList, listChanged } from '@nukkad/contract/office/backoffice/office.live';
import { hearAll, hearBooking, hearList } from './refresh.ts';
import { openTicketed } from './ticketed.ts';

/** So long after the page is drawn. */
const idleMs = 1_500;

/** One connection of this tab, once the page is drawn; answers how to end it. */
export function openLive(): () => void {
  let close = () => {};
  const begin = () => {
    let first = true;
    close = openTicketed('/', {}, (socket) => {
      socket.on(bookingChanged.name, ({ bookingId }: { bookingId: string }) => hearBooking(bookingId));
      socket.on(listChanged.name, ({ list }: { list: LiveList }) => hearList(list));
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
