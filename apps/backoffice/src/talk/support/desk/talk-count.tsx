import { CountBadge } from '@nukkad/frame/count-badge';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../platform/words.ts';
import { deskQuery } from './talks.queries.ts';

/** People who wait for an agent; nothing while no one does. */
export function TalkCount() {
  const { data } = useQuery(deskQuery);
  if (!data || data.waiting === 0) return null;
  return (
    <CountBadge
      shown={String(data.waiting)}
      words={t('talks.waitingCount', '{{count}} waiting', { count: data.waiting })}
    />
  );
}
