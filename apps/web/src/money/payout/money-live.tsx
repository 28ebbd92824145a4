import { moneyChanged } from '@nukkad/contract/money/payout/payout.live';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { formatInstant } from '../../ui/date-time.tsx';

/** The figures of the page are asked for again as soon as the organisation's money changes; readers hear of it. */
export function MoneyLive({ keys }: { keys: readonly (readonly string[])[] }) {
  const { t, locale } = useTranslation();
  const [at, setAt] = useState<Date | null>(null);
  useLive(moneyChanged, () => {
    const asked = keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }));
    void Promise.all(asked).then(() => setAt(new Date()));
  });
  const said = at && t('payout.updated', 'Updated at {{time}}.', { time: formatInstant(at, 'time', locale) });
  return <Announcement>{said ?? ''}</Announcement>;
}
