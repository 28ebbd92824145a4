import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';
import { useConnectionCounts } from './connection.queries.ts';

/** Requests that wait for an answer, beside the way to the network. */
export function RequestCount() {
  const { plural } = useTranslation();
  const count = useConnectionCounts().data?.requests ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('network.requestCount', count, {
        one: '{{count}} request to connect',
        other: '{{count}} requests to connect',
      })}
    />
  );
}
