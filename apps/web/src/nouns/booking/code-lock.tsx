import { useEffect } from 'react';
import { Countdown, useSecondsUntil } from '../../ui/time/countdown.tsx';

/** The server's clock may be a little behind this device's. */
const askAgainMs = 3_000;

/**
 * The one clock of a start code that was used up, for the customer and for the professional: both read the same
 * instant from the server. When it has come, `onOver` asks for the booking again until the lock is gone.
 */
export function CodeLock({
  newCodeAt,
  waiting,
  forGood,
  onOver,
}: {
  newCodeAt: string | null;
  /** Up to the time: "A new code appears here in". */
  waiting: string;
  /** Instead of it, where no new code comes. */
  forGood: string;
  onOver: () => unknown;
}) {
  const seconds = useSecondsUntil(newCodeAt);
  const over = newCodeAt !== null && seconds === 0;
  useEffect(() => {
    if (!over) return;
    void onOver();
    const timer = setInterval(() => void onOver(), askAgainMs);
    return () => clearInterval(timer);
    // Called by what it was when the time came.
  }, [over]);
  if (newCodeAt === null) return <p style={{ margin: 0 }}>{forGood}</p>;
  return (
    <p style={{ margin: 0 }}>
      {waiting} <Countdown seconds={seconds} />
    </p>
  );
}
