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

/** Whole minutes from `now` until an instant, rounded up; 0 when it is over. */
export function minutesUntil(at: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / 60_000));
}
