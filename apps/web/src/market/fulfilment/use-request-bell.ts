import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../platform/server-clock.ts';
import { type Heard, heardAfter, heardBefore, ringing } from './request-bell.ts';

const kept = 'requestSound';
const everyMs = 4_000;

function wasOn(): boolean {
  try {
    return localStorage.getItem(kept) === 'on';
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.setItem(kept, 'on');
    else localStorage.removeItem(kept);
  } catch {
    // Forgotten with the page.
  }
}

const ring = async () => (await import('./request-tone.ts')).ringOnce();

/** Rings while requests wait, if the person has turned the sound on once. `muted`: the browser waits for a tap. */
export function useRequestBell(open: readonly BookingCard[]) {
  const [on, setOn] = useState(wasOn);
  const [muted, setMuted] = useState(false);
  const heard = useRef<Heard | null>(null);
  heard.current ??= heardBefore(open);
  const requests = useRef(open);
  requests.current = open;
  const ids = open.map(({ bookingId }) => bookingId).join(' ');

  useEffect(() => {
    if (!on || ids === '') return;
    const tick = async () => {
      const due = ringing(requests.current, heard.current ?? new Map(), serverNow());
      if (due.length === 0) return;
      heard.current = heardAfter(heard.current ?? new Map(), due);
      setMuted(!(await ring()));
    };
    void tick();
    const timer = setInterval(() => void tick(), everyMs);
    return () => clearInterval(timer);
  }, [on, ids]);

  const turn = (next: boolean) => {
    setOn(next);
    keep(next);
    // Once as a sample; the tap also lets the page sound.
    if (next) void ring().then((sounds) => setMuted(!sounds));
  };
  return { on, muted: on && muted, turn };
}

/** The browser's tab says how many wait: (2) Bookings. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const plain = () => document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain()}` : plain();
    return () => {
      document.title = plain();
    };
  }, [count]);
}
