import { Badge } from '@mantine/core';
import type { DeskSession } from '@nukkad/contract/talk/support/session-office.api';
import { useEffect, useState } from 'react';
import { t } from '../../../platform/words.ts';

const lookMs = 10_000;
const minuteMs = 60_000;

/** The minute goes on while the list is looked at. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), lookMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

const waited = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  return minutes === 0
    ? t('talks.waitsNow', 'Waiting since just now')
    : t('talks.waits', 'Waiting for {{minutes}} min', { minutes });
};

/** Whose turn it is: since when the person waits for a word of ours, or that we wait for them. */
export function WhoseTurn({ talk: { waitingSince, status, replyBy } }: { talk: DeskSession }) {
  const now = useNow();
  if (waitingSince) {
    const isLate = replyBy !== null && Date.parse(replyBy) < now;
    return (
      <Badge variant="light" color={isLate ? 'sindoor' : 'haldi'} tt="none">
        {waited(waitingSince, now)}
      </Badge>
    );
  }
  if (status !== 'Inprogress') return null;
  return (
    <Badge variant="light" color="slate" tt="none">
      {t('talks.theirTurn', 'Customer’s turn')}
    </Badge>
  );
}
