import { useEffect, useState } from 'react';

/** The present instant, drawn again every `everyMs`; for countdowns on screens that the browser draws. */
export function useNow(everyMs = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** `now` is as old as the last time it was drawn: so much is no minute more. */
const drawnAgoMs = 15_000;

/** Whole minutes from `now` until an instant, rounded up: at least one until it is over, then 0. */
export function minutesUntil(at: string, now: Date): number {
  const left = Date.parse(at) - now.getTime();
  return left <= 0 ? 0 : Math.max(1, Math.ceil((left - drawnAgoMs) / 60_000));
}
