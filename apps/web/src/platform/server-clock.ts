import { useEffect } from 'react';

/** What the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** Less is the way of the answer, and the whole seconds of a header. */
const noticeableMs = 1_500;

/** The server says what time it is: clocks that it ends are counted by it from then on. */
export function heardServerTime(at: number): void {
  const difference = at - Date.now();
  ahead = Math.abs(difference) > noticeableMs ? difference : 0;
}

/** Milliseconds since 1970, by the server's clock as far as it is known. */
export const serverNow = (): number => Date.now() + ahead;

async function askServerTime(): Promise<void> {
  const answer = await fetch('/health', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const said = Date.parse(answer?.headers.get('date') ?? '');
  // A header cuts off the part of a second.
  if (!Number.isNaN(said)) heardServerTime(said + 500);
}

/** For screens with a clock that the server ends: asks what time it is, and again when the person comes back. */
export function useServerClock(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void askServerTime();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}
