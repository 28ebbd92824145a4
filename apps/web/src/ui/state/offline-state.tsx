import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../press/button.tsx';
import { StatePanel } from './state-panel.tsx';

/** There is no network and nothing kept to show. */
export function OfflineState({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      scene="offline"
      title={t('offline.title', 'You’re offline')}
      live="status"
      action={onRetry && <Button onClick={onRetry}>{t('action.retry', 'Try again')}</Button>}
    >
      {t('offline.words', 'Check your connection. This page loads when you’re back online.')}
    </StatePanel>
  );
}
