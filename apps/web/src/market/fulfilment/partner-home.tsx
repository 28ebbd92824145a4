import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonBlock, ListSkeleton } from '../../ui/skeletons.tsx';
import { TwoColumns } from '../../ui/two-columns.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { useMyCounts, useOpenBookings, useTodaysBookings } from './fulfilment.queries.ts';
import { partnerBookingPath, partnerBookingsPath } from './paths.ts';
import { RejectRequestDialog } from './reject-request-dialog.tsx';
import { RunSheet, runsOf } from './run-sheet.tsx';
import { useFulfilmentLive } from './use-fulfilment-live.ts';
import { WaitingNow, requestsOf, unassignedOf } from './waiting-now.tsx';
import { WeekChart } from './week-chart.tsx';
import { WeekFigures } from './week-figures.tsx';
import styles from './partner-home.module.css';

/**
 * The business at a glance: what waits, then `children`, today's jobs, and the week in figures. Draws itself again when
 * anything moves.
 */
export function PartnerHome({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  useFulfilmentLive();
  const open = useOpenBookings();
  const today = useTodaysBookings();
  const counts = useMyCounts();
  return (
    <>
      <Loaded query={open} waiting={<ListSkeleton count={2} />}>
        {(bookings) => (
          <>
            <WaitingNow open={bookings} />
            {requestsOf(bookings).length + unassignedOf(bookings).length === 0 && (
              <p className={styles.calm}>
                {t('waiting.nothing', 'You’re all caught up. New requests appear here.')}
              </p>
            )}
          </>
        )}
      </Loaded>
      {children}
      <Loaded query={counts} waiting={<SkeletonBlock height="4.25rem" />}>
        {(figures) => <WeekFigures counts={figures} />}
      </Loaded>
      <TwoColumns
        side={
          counts.data && (
            <Card quiet>
              <WeekChart perDay={counts.data.perDay} />
            </Card>
          )
        }
      >
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
              const runs = runsOf(bookings);
              return runs.length > 0 ? (
                <RunSheet bookings={runs} pathOf={partnerBookingPath} shows="professional" />
              ) : (
                <EmptyState scene="bookings" title={t('partnerToday.none', 'No jobs today')}>
                  {t('partnerToday.noneWords', 'Today’s bookings appear here in order of time.')}
                </EmptyState>
              );
            }}
          </Loaded>
        </Section>
      </TwoColumns>
      <RejectRequestDialog />
      <AssignDialog />
    </>
  );
}
