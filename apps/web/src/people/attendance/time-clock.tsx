import { attendanceChanged } from '@nukkad/contract/people/attendance/attendance.noun';
import type { ClockStatus } from '@nukkad/contract/people/attendance/attendance.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { devicePosition } from '../../platform/location/device-position.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Section } from '../../ui/page/section.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { categoryWords, weekdayWords } from './attendance-words.ts';
import { Note, Text } from '../../ui/page/parts.tsx';
import styles from './attendance.module.css';
import { type Punch, renewAttendance, sendPunch, useClock } from './attendance.queries.ts';
import { dropPunch, keepPunch, startClockOutbox, subscribe, waitingPunches } from './clock-outbox.ts';
import { SpellList } from './spell-list.tsx';

const none: ReturnType<typeof waitingPunches> = [];

/** Where the phone is; nothing where it does not say. */
async function placeOf(): Promise<Pick<Punch, 'place'>> {
  const position = await devicePosition().catch(() => null);
  if (!position) return {};
  const { latitude, longitude, accuracy } = position.coords;
  return { place: { latitude, longitude, accuracyMetres: Math.min(100_000, Math.round(accuracy)) } };
}

const isOffline = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

/** Sends a check-in, or keeps it on the phone where there is no connection. */
function usePunch(kind: 'in' | 'out') {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const punch = async () => {
    setBusy(true);
    setFailure(null);
    const body: Punch = { kind, ...(await placeOf()) };
    try {
      await sendPunch(body, newIdempotencyKey());
      toast.success(kind === 'in' ? t('clock.in.done', 'Checked in') : t('clock.out.done', 'Checked out'));
    } catch (error) {
      if (isOffline(error)) await keepPunch(body);
      else setFailure(error instanceof Error ? error.message : '');
    }
    setBusy(false);
  };
  return { busy, failure, punch };
}

function Waiting() {
  const { t, locale } = useTranslation();
  const waiting = useSyncExternalStore(subscribe, waitingPunches, () => none);
  useEffect(startClockOutbox, []);
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.spells}>
      {waiting.map(({ punchId, punch, madeAt, failure }) => (
        <li key={punchId} role="status">
          <span>
            {punch.kind === 'in' ? t('clock.in', 'Check in') : t('clock.out', 'Check out')}
            {` · ${formatInstant(new Date(madeAt), 'time', locale)}`}
          </span>
          {failure === null ? (
            <span>{t('clock.waiting', 'Saved on your phone. It’s sent when you’re online.')}</span>
          ) : (
            <>
              <Text tone="bad" weight={600}>
                {failure}
              </Text>
              <Button tone="plain" small onClick={() => void dropPunch(punchId)}>
                {t('clock.drop', 'Remove')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether the server would refuse a check-in now: too early, or after the hours. */
const isClosed = ({ isIn, opensAt, closesAt }: ClockStatus, now: Date): boolean =>
  !isIn && ((opensAt !== null && now < new Date(opensAt)) || (closesAt !== null && now > new Date(closesAt)));

function said(
  { status }: { status: ClockStatus },
  voice: ReturnType<typeof useTranslation>,
  now: Date,
): string {
  const { t, locale } = voice;
  const time = (at: string) => formatInstant(at, 'time', locale);
  if (status.isIn && status.since)
    return t('clock.since', 'Working since {{time}}', { time: time(status.since) });
  const { planned } = status.today;
  if (!planned) return t('clock.off', 'No work is planned today.');
  if (status.opensAt && now < new Date(status.opensAt))
    return t('clock.opens', 'You can check in from {{time}}.', { time: time(status.opensAt) });
  if (isClosed(status, now))
    return t('clock.closed', 'Your working hours have ended. If you worked, ask for a correction.');
  return t('clock.hours', 'Today {{from}} – {{to}}', {
    from: time(planned.startsAt),
    to: time(planned.endsAt),
  });
}

function Face({ status }: { status: ClockStatus }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  // The server's clock counts: what the phone's is off by is taken away.
  const [ahead] = useState(() => Date.now() - new Date(status.now).getTime());
  const now = new Date(useNow(5_000).getTime() - ahead);
  const { busy, failure, punch } = usePunch(status.isIn ? 'out' : 'in');
  return (
    <Card className={styles.clock}>
      <p className={styles.time}>{formatInstant(now, 'time', locale)}</p>
      <Note>{said({ status }, voice, now)}</Note>
      <Button
        className={styles.punch}
        tone={status.isIn ? 'haldi' : 'neel'}
        busy={busy}
        disabled={isClosed(status, now)}
        onClick={() => void punch()}
      >
        {status.isIn ? t('clock.out', 'Check out') : t('clock.in', 'Check in')}
      </Button>
      <Refusal>{failure}</Refusal>
      {status.mustBeAtSite && <Note>{t('clock.site', 'Check in at your work site with location on.')}</Note>}
      <Waiting />
    </Card>
  );
}

const fullDay = 8 * 60;

function Week({ status }: { status: ClockStatus }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const total = status.week.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
  return (
    <Section
      title={t('clock.week', 'This week')}
      lead={t('clock.week.total', '{{time}} worked', { time: durationInWords(voice, total) })}
    >
      <ul className={styles.week}>
        {status.week.map(({ day, category, workedMinutes }) => (
          <li key={day}>
            <div className={styles.bar} aria-hidden="true">
              <span style={{ height: `${Math.min(100, (workedMinutes / fullDay) * 100)}%` }} />
            </div>
            <span>{weekdayWords(day, locale)}</span>
            <span>
              {workedMinutes > 0
                ? durationInWords(voice, workedMinutes)
                : category === 'none'
                  ? '–'
                  : categoryWords[category](t)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The phone's time clock: one button, today, this week. */
export function TimeClock() {
  const voice = useTranslation();
  const { t } = voice;
  useLive(attendanceChanged, () => void renewAttendance());
  return (
    <Loaded query={useClock()} waiting={<FactsSkeleton count={3} />}>
      {(status) => (
        <>
          <Face key={String(status.isIn)} status={status} />
          <Section
            title={t('clock.today', 'Today')}
            lead={t('clock.week.total', '{{time}} worked', {
              time: durationInWords(voice, status.today.workedMinutes),
            })}
          >
            <SpellList day={status.today} />
          </Section>
          <Week status={status} />
        </>
      )}
    </Loaded>
  );
}
