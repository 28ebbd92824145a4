import { useEffect } from 'react';
import { followPush } from './push.ts';

const follow = () => void followPush().catch(() => undefined);

/** Tells the server where this browser is reached now, at each visit and when the service worker says so. */
export function useFollowPush(): void {
  useEffect(() => {
    follow();
    const hear = ({ data }: MessageEvent) => {
      if (data === 'push-changed') follow();
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, []);
}
