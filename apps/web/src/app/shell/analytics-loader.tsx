import { useEffect, useState } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { loadSettings } from '../../platform/settings.ts';

const AnalyticsWatcher = lazyOptional(
  () => import('../analytics/analytics-watcher.tsx'),
  (part) => part.AnalyticsWatcher,
);

interface Account {
  readonly apiKey: string;
  readonly origin: string;
}

/** Analytics, in production only, where an operator has configured it, and never before the page has come to rest. */
export function AnalyticsLoader() {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    const look = async () => {
      const { production, analyticsId, analyticsOrigin } = await loadSettings();
      if (!production || analyticsId === null) return;
      setAccount({ apiKey: analyticsId, origin: analyticsOrigin });
    };
    look().catch(() => {});
  }, []);
  return account && <AnalyticsWatcher {...account} />;
}
