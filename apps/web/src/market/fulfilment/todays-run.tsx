import { istDay } from '@nukkad/contract/kernel/time';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingCard, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { needsProfessional } from './assign-link.tsx';
import { useTodaysBookings } from './fulfilment.queries.ts';
import { partnerBookingPath, partnerBookingsPath } from './paths.ts';
import { RunSheet, runsOf } from './run-sheet.tsx';
import styles from './partner-home.module.css';

const rank = (booking: BookingCard) => {
  if (needsProfessional(booking)) return 0;
  return isOneOf(tabStatuses.Completed, booking.status) ? 2 : 1;
};

/** What has no professional first, then by time, then what is done. */
const byWhatIsNext = (one: BookingCard, other: BookingCard) =>
  rank(one) - rank(other) || one.startsAt.localeCompare(other.startsAt);

/** Accepted for another day and without a professional; the next job first. */
export const laterUnassigned = (open: readonly BookingCard[]) =>
  open
    .filter(
      (booking) => needsProfessional(booking) && istDay(new Date(booking.startsAt)) !== istDay(new Date()),
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

/** Today: who goes where and when, and what each job waits for. */
export function TodaysRun() {
  const { t } = useTranslation();
  const today = useTodaysBookings();
  return (
    <Section
      title={t('partnerToday.title', 'Today’s jobs')}
      action={
        <ButtonLink to={partnerBookingsPath} tone="quiet">
          {t('partnerToday.all', 'All bookings')}
        </ButtonLink>
      }
    >
      <Loaded query={today} waiting={<ListSkeleton count={4} />}>
        {(bookings) => {
          const runs = runsOf(bookings).toSorted(byWhatIsNext);
          return runs.length > 0 ? (
            <RunSheet bookings={runs} pathOf={partnerBookingPath} shows="professional" />
          ) : (
            <p className={styles.calm}>{t('partnerToday.none', 'No jobs today')}</p>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** Jobs of other days that wait for a professional; nothing where there are none. */
export function LaterUnassigned({ open }: { open: readonly BookingCard[] }) {
  const { t } = useTranslation();
  const unassigned = laterUnassigned(open);
  if (unassigned.length === 0) return null;
  return (
    <Section title={t('waiting.unassigned', 'To assign')}>
      <RunSheet bookings={unassigned} pathOf={partnerBookingPath} shows="professional" dated />
    </Section>
  );
}
