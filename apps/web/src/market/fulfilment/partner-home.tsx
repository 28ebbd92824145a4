import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonBlock, ListSkeleton } from '../../ui/skeletons.tsx';
import { TwoColumns } from '../../ui/two-columns.tsx';
import { useMyCounts, useOpenBookings } from './fulfilment.queries.ts';
import { MissedRequests } from './missed-requests.tsx';
import { NewRequests, requestsOf } from './new-requests.tsx';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { LaterUnassigned, TodaysRun, laterUnassigned } from './todays-run.tsx';
import { useFulfilmentLive } from './use-fulfilment-live.ts';
import { WeekChart } from './week-chart.tsx';
import { WeekFigures } from './week-figures.tsx';
import styles from './partner-home.module.css';

function Figures({ children }: { children?: ReactNode }) {
  const counts = useMyCounts();
  return (
    <>
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
        {children}
      </TwoColumns>
    </>
  );
}

/**
 * The business at a glance, what rings first: new requests, `first` (the step that keeps customers from booking), what was
 * missed, today's jobs, and at the end the week in figures with `last`. Draws itself again when anything moves.
 */
export function PartnerHome({
  first,
  last,
  mayOpen,
}: {
  first?: ReactNode;
  last?: ReactNode;
  mayOpen: (path: string) => boolean;
}) {
  const { t } = useTranslation();
  useFulfilmentLive();
  const open = useOpenBookings();
  return (
    <>
      <Loaded query={open} waiting={<ListSkeleton count={2} />}>
        {(bookings) => <NewRequests open={bookings} />}
      </Loaded>
      {first}
      {open.data && requestsOf(open.data).length + laterUnassigned(open.data).length === 0 && (
        <p className={styles.calm}>
          {t('waiting.nothing', 'You’re all caught up. New requests appear here.')}
        </p>
      )}
      <MissedRequests mayOpen={mayOpen} />
      <TodaysRun />
      {open.data && <LaterUnassigned open={open.data} />}
      <Figures>{last}</Figures>
      <PartnerDialogs />
    </>
  );
}
