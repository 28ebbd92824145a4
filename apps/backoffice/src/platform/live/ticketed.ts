import { getLiveTicket } from '@nukkad/contract/office/backoffice/live.api';
import type { Socket } from 'socket.io-client';
import { call } from '../call.ts';

/** After a refusal, as with a ticket that took too long: the library does not try that again by itself. */
const againMs = 10_000;

/** Each try to connect, also after a break, has a ticket of its own; signed out: none, and the next call says so. */
async function ticket(): Promise<object> {
  const answer = await call(getLiveTicket).catch(() => null);
  return { token: answer?.ticket ?? '' };
}

/** A namespace of the socket as the Admin who is signed in; answers how to end it. */
export function openTicketed(
  namespace: string,
  auth: object,
  listenTo: (socket: Socket) => void,
): () => void {
  let over = false;
  let close = () => {};
  const begin = async () => {
    const { io } = await import('socket.io-client');
    if (over) return;
    const socket = io(namespace, {
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      auth: (send) => void ticket().then((known) => send({ ...auth, ...known })),
    });
    listenTo(socket);
    socket.on('connect_error', () => {
      if (!socket.active && !over) setTimeout(() => socket.connect(), againMs);
    });
    close = () => void socket.disconnect();
  };
  void begin().catch(() => undefined);
  return () => {
    over = true;
    close();
  };
}
