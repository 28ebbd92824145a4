import { listOfficeJobs } from '@nukkad/contract/hiring/job/job-office.api';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';

const askAgainMs = 60_000;

/** Jobs that wait for a decision before they are published. */
export function JobCount() {
  const { data } = usePages(
    listOfficeJobs,
    { queue: 'held', limit: 50 },
    { counted: true, refetchInterval: askAgainMs },
  );
  return <NavCount list={data} words={t('officeJob.heldCount', 'on hold')} />;
}
