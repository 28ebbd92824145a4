import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';
import { incidentsList } from './incident.queries.ts';

const lookAgainMs = 60_000;

/** Messages that no one has taken up. */
export function IncidentCount() {
  const { data } = useInfiniteQuery({
    ...incidentsList({ status: 'Open', rest: 'awake' }).pages,
    refetchInterval: lookAgainMs,
  });
  return <NavCount list={data} words={t('incident.openCount', 'open')} />;
}
