import { useEffect, useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';

type State<T> = { readonly of: string; readonly value?: T; readonly error?: ApiError };

/**
 * One read of a part that a public page draws after its first load, without the query client. Asked again when
 * `key` changes; while the new answer is on its way the old one stays. Null: nothing is asked yet.
 */
export function useAnswer<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<State<T>>({ of: '' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    const question = new AbortController();
    ask(question.signal).then(
      (value) => !question.signal.aborted && setState({ of: key, value }),
      (error: unknown) => {
        if (!question.signal.aborted) setState({ of: key, error: asApiError(error) });
      },
    );
    return () => question.abort();
    // `key` says all that `ask` depends on.
  }, [key, tries]);
  return {
    value: state.value,
    error: state.error,
    stale: key !== null && state.of !== key,
    retry: () => setTries((n) => n + 1),
  };
}

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(500, ''));
