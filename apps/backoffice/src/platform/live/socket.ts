import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { getLiveTicket } from '@nukkad/contract/office/backoffice/live.api';
import { listChanged } from '@nukkad/contract/office/backoffice/office.live';
import { call } from '../call.ts';
import { hear, hearAll } from './refresh.ts';

/** Each try to connect, also after a break, has a ticket of its own; signed out: none, and the next call says so. */
async function ticket(): Promise<object> {
  const answer = await call(getLiveTicket).catch(() => null);
  return { token: answer?.ticket ?? '' };
}

/** One connection of this tab, once the page is drawn; answers how to end it. */
export function openLive(): () => void {
  let over = false;
  let close = () => {};
  const begin = async () => {
    const { io } = await import('socket.io-client');
    if (over) return;
    let first = true;
    const socket = io({
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      auth: (send) => void ticket().then(send),
    });
    socket.on(bookingChanged.name, ({ bookingId }: { bookingId: string }) => hear('bookings', bookingId));
    socket.on(listChanged.name, ({ list }: { list: string }) => hear(list));
    socket.on('connect', () => {
      // What was said while we were away is not said again.
      if (!first) hearAll();
      first = false;
    });
    // Refused, as with a ticket that took too long: the library does not try that again by itself.
    socket.on('connect_error', () => {
      if (!socket.active && !over) setTimeout(() => socket.connect(), 10_000);
    });
    close = () => void socket.disconnect();
  };
  const idle = window.setTimeout(() => void begin().catch(() => undefined), 1_500);
  return () => {
    over = true;
    window.clearTimeout(idle);
    close();
  };
}
