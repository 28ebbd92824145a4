import { useSyncExternalStore } from 'react';
import { isConnected, onState } from './socket.ts';

export const useConnected = (): boolean => useSyncExternalStore(onState, isConnected, () => false);

/** How often a screen asks anew that hears of changes by the socket: not at all, but while there is no connection. */
export const useLookAgain = (awayMs: number): number | false => (useConnected() ? false : awayMs);
