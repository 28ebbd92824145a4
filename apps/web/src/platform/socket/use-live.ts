import type { SocketMessage } from '@nukkad/contract/kernel/socket-message';
import { useEffect, useRef } from 'react';
import { queryClient } from '../query-client.ts';
import { listen, onReconnect } from './socket.ts';

/**
 * Hears one of the socket's messages while the screen is open: `useLive(bookingChanged, ({ bookingId }) => …)`.
 * They carry ids and versions only; the handler invalidates queries, so that data passes the server's policy again.
 */
export function useLive<Data extends object>(word: SocketMessage<Data>, handler: (data: Data) => void): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => listen(word.name, (data: never) => latest.current(data)), [word]);
  useEffect(() => onReconnect(() => void queryClient.invalidateQueries()), []);
}
