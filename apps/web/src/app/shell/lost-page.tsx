import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { OfflineState } from '../../ui/state/offline-state.tsx';
import { reloadLost } from './start-guard.ts';

const retry = () => location.reload();

/**
 * In place of a page of which a part could not be had: most often a newer release has removed it, so the page is loaded
 * anew. Where that was tried a moment ago or there is no network, it is said.
 */
export function LostPage() {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    setLost(dispatchEvent(new Event(reloadLost, { cancelable: true })));
  }, []);
  // No skeleton: the error page is in every first load.
  if (!isLost) return <p role="status">{t('state.loading', 'Loading')}</p>;
  if (!navigator.onLine) return <OfflineState onRetry={retry} />;
  return (
    <ErrorState
      heading
      message={t('start.failed', 'This page couldn’t be loaded.')}
      action={<Button onClick={retry}>{t('action.retry', 'Try again')}</Button>}
    />
  );
}
