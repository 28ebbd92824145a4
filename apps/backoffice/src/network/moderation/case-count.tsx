import { listModerationCases } from '@nukkad/contract/network/moderation/moderation-office.api';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';

const askAgainMs = 60_000;

/** Reports and appeals without a decision. */
export function CaseCount() {
  const { data } = usePages(
    listModerationCases,
    { state: 'waiting', limit: 50 },
    { counted: true, refetchInterval: askAgainMs },
  );
  return <NavCount list={data} words={t('officeCase.waiting', 'to moderate')} />;
}
