import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StatePanel } from './state-panel.tsx';

/** 403: the words of the error catalogue. */
export function DeniedState({ action }: { action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      scene="denied"
      title={t('error.403', 'Unauthorized to use this section')}
      action={action}
      live="alert"
    />
  );
}
