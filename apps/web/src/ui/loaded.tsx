import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** What a query brought: bones while it is on its way, words and a second try where it failed. */
export function Loaded<Data>({
  query: { data, error, refetch },
  waiting,
  children,
}: {
  /** A useQuery, or anything shaped so. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (!error) return waiting;
  return (
    <ErrorState
      message={error.message}
      action={<Button onClick={() => void refetch()}>{t('action.retry', 'Try again')}</Button>}
    />
  );
}
