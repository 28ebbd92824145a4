import { useEffect, useRef } from 'react';
import { queryClient } from '../query-client.ts';
import { listen, onReconnect } from './socket.ts';

/**
 * Hears one of the socket's events while the screen is open: `useLive(bookingChangedEvent, (change: BookingChanged) => …)`.
 * Events say little; the handler invalidates queries, so what is shown passes the server's policy again.
 */
export function useLive<Data>(event: string, handler: (data: Data) => void): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => listen(event, (data: never) => latest.current(data)), [event]);
  useEffect(() => onReconnect(() => void queryClient.invalidateQueries()), []);
}
