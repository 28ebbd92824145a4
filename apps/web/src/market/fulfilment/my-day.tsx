import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingCard, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { prepareToasts } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { useMyDay } from './fulfilment.queries.ts';
import { NextJob } from './next-job.tsx';
import { WaitingDay } from './offline/waiting-day.tsx';
import { jobPath } from './paths.ts';
import { RunSheet, runsOf } from './run-sheet.tsx';
import { useFulfilmentLive } from './use-fulfilment-live.ts';
import styles from './my-day.module.css';

const MyRoute = lazy(async () => ({ default: (await import('./calendar/my-route.tsx')).MyRoute }));

const daysBack = 2;
const daysAhead = 13;

const isDone = ({ status }: BookingCard) => isOneOf(tabStatuses.Completed, status);

/** The job at hand: one that is under way, else the first that is not done. */
export const nextOf = (runs: readonly BookingCard[]) =>
  runs.find(({ status }) => status === 'Inprogress') ?? runs.find((run) => !isDone(run)) ?? null;

/** No jobs: the way to a day that may have some. */
function EmptyDay({ isToday }: { isToday: boolean }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const seesAll = profile?.permissions.includes('booking.view');
  return (
    <EmptyState
      scene="bookings"
      title={isToday ? t('myDay.noneToday', 'No jobs for you today') : t('myDay.none', 'No jobs on this day')}
      action={
        <>
          {isToday ? (
            <ButtonLink to={{ search: `?day=${addDays(istDay(new Date()), 1)}` }} preventScrollReset>
              {t('myDay.tomorrow', 'View tomorrow')}
            </ButtonLink>
          ) : (
            <ButtonLink to={{ search: '' }} preventScrollReset>
              {t('myDay.toToday', 'Back to today')}
            </ButtonLink>
          )}
          {seesAll && (
            <ButtonLink to="/consultant-service" tone="plain">
              {t('myDay.toShop', 'View all bookings')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('myDay.noneWords', 'Jobs assigned to you appear here.')}
    </EmptyState>
  );
}

function Day({ bookings, isToday }: { bookings: readonly BookingCard[]; isToday: boolean }) {
  const { t } = useTranslation();
  const route = useDialogLink('route');
  const runs = runsOf(bookings);
  const next = isToday ? nextOf(runs) : null;
  const rest = runs.filter((run) => run !== next);
  const before = next ? runs[runs.indexOf(next) - 1] : undefined;
  if (runs.length === 0) return <EmptyDay isToday={isToday} />;
  return (
    <>
      {next && <NextJob key={next.bookingId} job={next} beforeId={before?.bookingId ?? null} />}
      {isToday && !next && (
        <p role="status" className={styles.allDone}>
          {t('myDay.allDone', 'All done for today. Well done!')}
        </p>
      )}
      {rest.length > 0 && (
        <Section title={next ? t('myDay.rest', 'Later today') : t('myDay.jobs', 'Jobs')}>
          <RunSheet bookings={rest} pathOf={jobPath} shows="customer" />
        </Section>
      )}
      <div>
        <ButtonLink {...route} tone="plain" icon={<IconRoute size={20} aria-hidden />}>
          {t('route.open', 'View route')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The professional's own day: the job at hand large, the others as a run sheet; other days by the address. */
export function MyDay() {
  const { t } = useTranslation();
  useFulfilmentLive();
  useEffect(prepareToasts, []);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = istDay(new Date());
  const asked = search.get('day');
  const day = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today;
  const query = useMyDay(day);
  const days = Array.from({ length: daysBack + 1 + daysAhead }, (_, place) => ({
    day: addDays(today, place - daysBack),
  }));
  return (
    <>
      <DayStrip
        label={t('slot.day', 'Which day?')}
        days={days}
        value={day}
        onChange={(chosen) =>
          void navigate({ search: chosen === today ? '' : `?day=${chosen}` }, { preventScrollReset: true })
        }
      />
      <WaitingDay />
      <Loaded query={query} waiting={<DetailSkeleton />}>
        {(bookings) => <Day bookings={bookings} isToday={day === today} />}
      </Loaded>
      <Suspense>
        <MyRoute day={day} />
      </Suspense>
    </>
  );
}
