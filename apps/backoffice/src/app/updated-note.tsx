import { Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lastRefresh } from '../platform/live/refresh.ts';
import { openLive } from '../platform/live/socket.ts';
import { t } from '../platform/words.ts';

const shownMs = 4_000;

/** Keeps the screen up to date while someone is signed in, and says so for a moment; its place is always kept. */
export function UpdatedNote() {
  useEffect(() => openLive(), []);
  const at = useSyncExternalStore(lastRefresh.subscribe, lastRefresh.at);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (at === 0) return undefined;
    setShown(true);
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <Text size="xs" visibleFrom="sm" style={{ visibility: shown ? 'visible' : 'hidden' }}>
      {t('shell.updated', 'Updated just now')}
    </Text>
  );
}
