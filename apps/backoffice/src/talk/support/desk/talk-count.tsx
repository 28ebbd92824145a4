import { CountBadge } from '@nukkad/frame/count-badge';
import { t } from '../../../platform/words.ts';
import { useDesk } from './talks.ts';

/** People who wait for an agent, in the queue or in one's own talks; nothing while no one does. */
export function TalkCount() {
  const { data } = useDesk();
  const count = data ? data.waiting + data.owed : 0;
  if (count === 0) return null;
  return <CountBadge shown={String(count)} words={t('talks.waitingCount', '{{count}} waiting', { count })} />;
}
