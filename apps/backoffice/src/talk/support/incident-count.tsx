import { listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';

const lookAgainMs = 60_000;

/** Messages that no one has taken up. */
export function IncidentCount() {
  const { data } = usePages(
    listOfficeIncidents,
    { status: 'Open', rest: 'awake', limit: 50 },
    { counted: true, refetchInterval: lookAgainMs },
  );
  return <NavCount list={data} words={t('incident.openCount', 'open')} />;
}
