import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, never below 0; counts down by itself. Null: nothing to wait for. `clock`: by which it is
 * counted, this device's or the server's.
 */
export function useSecondsUntil(at: string | number | null, clock: () => number = Date.now): number {
  const left = () => (at === null ? 0 : Math.max(0, Math.ceil((new Date(at).getTime() - clock()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    if (at === null) return;
    const timer = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
    // `left` is made of `at` alone.
  }, [at]);
  return seconds;
}

/** 4:05. Not said aloud every second: a reader asks for it. */
export function Countdown({ seconds }: { seconds: number }) {
  const rest = String(seconds % 60).padStart(2, '0');
  return (
    <span role="timer" translate="no" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {Math.floor(seconds / 60)}:{rest}
    </span>
  );
}
