import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { InstantStatus } from '@nukkad/contract/market/instant/instant.model';
import { type ReactNode, useState } from 'react';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Announcement } from '../../ui/state/announcement.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { InstantRing } from './instant-ring.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './instant.module.css';
import { useInstantStatus } from './instant.queries.ts';

/** Which turn it is, as dots: over, now, to come. */
function Turns({ status: { asked, of, state } }: { status: InstantStatus }) {
  if (of < 2) return null;
  const turnOf = (turn: number) =>
    turn < asked ? 'over' : turn === asked ? (state === 'asking' ? 'now' : 'over') : 'next';
  return (
    <ol className={styles.turns} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <li key={index} data-turn={turnOf(index + 1)} />
      ))}
    </ol>
  );
}

function headlineOf(t: Translate, { state, partnerName }: InstantStatus): string {
  return state === 'asking' && partnerName
    ? t('instant.asking', 'Asking {{company}}', { company: partnerName })
    : t('instant.looking', 'Finding who can come soonest');
}

/** The search while it runs: who is asked, for how many seconds, and when they would be there. */
function Search({ status }: { status: InstantStatus }) {
  const { t, locale } = useTranslation();
  const { asked, of, arrivesAt, acceptBefore, acceptSeconds } = status;
  return (
    <div className={styles.search}>
      <InstantRing
        acceptBefore={acceptBefore}
        seconds={acceptSeconds}
        label={t('instant.timer', 'Seconds left to accept')}
      />
      <div className={styles.words}>
        <StatusBadge status="Urgent" />
        <h2>{headlineOf(t, status)}</h2>
        {acceptBefore && of > 1 && <p>{t('instant.turn', 'Partner {{asked}} of {{of}}', { asked, of })}</p>}
        <Turns status={status} />
        <p>
          {t('instant.arrives', 'Arrives about {{time}}. You can cancel for free until someone accepts.', {
            time: formatInstant(arrivesAt, 'time', locale),
          })}
        </p>
      </div>
    </div>
  );
}

/** No one came: the same services at a time that is chosen. */
function Later({ onChooseTime }: { onChooseTime: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    await onChooseTime().finally(() => setBusy(false));
  };
  return (
    <Card>
      <Stack gap={0.6} justify="start" flat>
        <p>
          {t(
            'instant.later',
            'No one could come right now. Later today or tomorrow, more partners are free.',
          )}
        </p>
        <Button busy={busy} onClick={() => void choose()}>
          {t('instant.chooseTime', 'Choose a time')}
        </Button>
      </Stack>
    </Card>
  );
}

function saidOf(t: Translate, status: InstantStatus, locale: string): string {
  const { state, partnerName, arrivesAt } = status;
  if (state === 'accepted')
    return t('instant.accepted', '{{company}} accepted and arrives about {{time}}.', {
      company: partnerName ?? t('screen.thePartner', 'The partner'),
      time: formatInstant(arrivesAt, 'time', locale),
    });
  if (state === 'noOne') return t('instant.noOne', 'No one could come right now.');
  return state === 'asking' ? headlineOf(t, status) : '';
}

/**
 * In place of the board of a booking for as soon as possible, while a partner is looked for; afterwards the board itself,
 * and where no one came a way to a time of one's choice. What changed is said to readers.
 */
export function InstantBoard({
  booking,
  board,
  onChooseTime,
}: {
  booking: BookingDetails;
  board: ReactNode;
  onChooseTime: () => Promise<unknown>;
}) {
  const { t, locale } = useTranslation();
  const status = useInstantStatus(booking.bookingId).data;
  const searches = status?.state === 'looking' || status?.state === 'asking';
  return (
    <>
      <Announcement>{status ? saidOf(t, status, locale) : ''}</Announcement>
      {status && searches ? <Search status={status} /> : board}
      {status?.state === 'noOne' && <Later onChooseTime={onChooseTime} />}
    </>
  );
}
