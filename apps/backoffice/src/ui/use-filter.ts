import { recordOf } from '@nukkad/contract/kernel/record';
import { useSearchParams } from 'react-router';

/** A filter that lives in the address, so that a finding can be sent to a colleague. Empty: not asked for. */
export function useFilter<const Key extends string>(
  keys: readonly Key[],
): [Record<Key, string>, (change: Partial<Record<Key, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = recordOf(keys, (key) => params.get(key) ?? '');
  const change = (next: Partial<Record<Key, string>>) => {
    const wanted = Object.entries<string>({ ...filter, ...next }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(wanted), { replace: true });
  };
  return [filter, change];
}
