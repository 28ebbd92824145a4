import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StatePanel } from './state-panel.tsx';

/** Something failed. The words are those of the error catalogue by HTTP status; `message` is the server's own. */
export function ErrorState({
  status = 500,
  message,
  action,
  heading,
}: {
  status?: number;
  message?: string;
  action?: ReactNode;
  /** It replaces the whole page. */
  heading?: boolean;
}) {
  const { t } = useTranslation();
  const words =
    message ??
    (status === 404
      ? t('error.404', 'Resource is not available')
      : t('error.500', 'Something went wrong in the server. Please try again'));
  return <StatePanel scene="error" title={words} action={action} live="alert" heading={heading ?? false} />;
}
