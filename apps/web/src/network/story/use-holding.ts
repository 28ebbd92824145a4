import { useEffect, useState } from 'react';

/** So long a press is a tap; a longer one only held the story. */
const tapMs = 350;

/** A story stands still while it is pressed or used, while its tab is not looked at, and until it goes on again. */
export function useHolding() {
  const [isPaused, setPaused] = useState(false);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const [wasLong, setLong] = useState(false);
  return {
    isPaused,
    isHeld: isPaused || isHidden || isUsed || pressedAt !== null,
    /** What is chosen below a story is not taken away by the next one. */
    use: setUsed,
    toggle: () => setPaused((before) => !before),
    /** Whether the click that follows a press means nothing more. */
    wasLong,
    press: {
      onPointerDown: ({ timeStamp }: { timeStamp: number }) => setPressedAt(timeStamp),
      onPointerUp: ({ timeStamp }: { timeStamp: number }) => {
        setLong(pressedAt !== null && timeStamp - pressedAt > tapMs);
        setPressedAt(null);
      },
      onPointerCancel: () => setPressedAt(null),
      onPointerLeave: () => setPressedAt(null),
    },
  };
}

export type Holding = ReturnType<typeof useHolding>;
