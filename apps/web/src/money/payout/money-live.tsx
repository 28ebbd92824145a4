import { moneyChanged } from '@nukkad/contract/money/payout/payout.live';
import { useState } from 'react';
import { renew } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Noun } from '@nukkad/contract/nouns.gen';
import { useLive } from '../../platform/socket/use-live.ts';
import { Announcement } from '../../ui/state/announcement.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

/** The figures of the page are asked for again as soon as the organisation's money changes; readers hear of it. */
export function MoneyLive({ nouns }: { nouns: readonly Noun[] }) {
  const { t, locale } = useTranslation();
  const [at, setAt] = useState<Date | null>(null);
  useLive(moneyChanged, () => void renew(...nouns).then(() => setAt(new Date())));
  const said = at && t('payout.updated', 'Updated at {{time}}.', { time: formatInstant(at, 'time', locale) });
  return <Announcement>{said ?? ''}</Announcement>;
}
