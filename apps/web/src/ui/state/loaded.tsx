import type { ReactNode } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useOnline } from '../../platform/online.ts';
import { Button } from '../press/button.tsx';
import { DeniedState } from './denied-state.tsx';
import { ErrorState } from './error-state.tsx';
import { OfflineState } from './offline-state.tsx';

/** A useQuery, or anything shaped so. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The HTTP status of a failed query; 0: no answer came. Null: it has not failed. */
const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : error && 500);

/** Not there, not there any more, or not an id at all. */
const isGone = (status: number | null) => status === 404 || status === 410 || status === 400;

/** Why nothing can be shown, and what to do about it. */
function Fault({ error, onRetry, away }: { error: Error; onRetry: () => void; away: ReactNode }) {
  const { t } = useTranslation();
  const status = statusOf(error) ?? 500;
  if (status === 403) return <DeniedState action={away} />;
  const retry = <Button onClick={onRetry}>{t('action.retry', 'Try again')}</Button>;
  // What a parameter of the address lacks is of no use to its reader.
  if (status === 400 && away) return <ErrorState status={404} action={away} />;
  return (
    <ErrorState
      status={status}
      message={error.message || undefined}
      action={isGone(status) ? (away ?? retry) : retry}
    />
  );
}

/**
 * Renders a query: a skeleton while it is pending, then the data or the error. Data that is present stays during a
 * fault, but not when it belongs to another person now.
 */
export function Loaded<Data>({
  query: { data, error, refetch },
  waiting,
  away,
  children,
}: {
  query: Asked<Data>;
  waiting: ReactNode;
  /** The way on from something that is not there, or not this person's. */
  away?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const online = useOnline();
  const retry = () => void refetch();
  const status = statusOf(error);
  if (data !== undefined && status !== 404) return children(data);
  // A session that has ended leads to the login, which says so.
  if (status === 401) return waiting;
  if (status === 0 || (!online && status === null)) return <OfflineState onRetry={retry} />;
  return error ? <Fault error={error} onRetry={retry} away={away} /> : waiting;
}
