import type { ReactNode } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { useOnline } from '../platform/online.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { DeniedState } from '../ui/denied-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { OfflineState } from '../ui/offline-state.tsx';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Bones while nothing has come; then what came, or why nothing does. What is already here stays through a fault, but not when it has gone to somebody else. */
export function Answered<Data>({
  query,
  waiting,
  away,
  children,
}: {
  query: Asked<Data>;
  waiting: ReactNode;
  /** The way on from something that is not there, or no longer this person's. */
  away?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation();
  const online = useOnline();
  const retry = () => void query.refetch();
  const status = query.error instanceof ApiError ? query.error.status : query.error ? 500 : null;
  if (query.data !== undefined && status !== 404) return children(query.data);
  if (status === 0 || (!online && status === null)) return <OfflineState onRetry={retry} />;
  if (status === null) return waiting;
  if (status === 403) return <DeniedState />;
  return (
    <ErrorState
      status={status}
      message={query.error?.message}
      action={status === 404 ? away : <Button onClick={retry}>{t('action.retry', 'Try again')}</Button>}
    />
  );
}
