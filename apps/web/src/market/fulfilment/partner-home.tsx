import type { ReactNode } from 'react';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { useOpenBookings } from './fulfilment.queries.ts';
import { HomeSide, HomeTrend } from './home/home-side.tsx';
import { WaitingNow } from './home/waiting-now.tsx';
import { MissedRequests } from './missed-requests.tsx';
import { NewRequests } from './new-requests.tsx';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { LaterUnassigned, TodaysRun } from './todays-run.tsx';
import { useFulfilmentLive } from './use-fulfilment-live.ts';

/**
 * The business at a glance, what rings first: new requests, `first` (the step that keeps customers from booking), what is to
 * be done, today's jobs, what was missed; beside them money, people and stars, with `last`; the trend of weeks comes last on a
 * phone. Draws itself again when anything moves.
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
  useFulfilmentLive();
  const open = useOpenBookings();
  return (
    <>
      <TwoColumns
        side={
          <>
            <HomeSide />
            {last}
          </>
        }
        foot={<HomeTrend />}
      >
        <Loaded query={open} waiting={<ListSkeleton count={2} />}>
          {(bookings) => (
            <NewRequests open={bookings}>
              {(sound) => (
                <>
                  {first}
                  <WaitingNow action={sound} />
                </>
              )}
            </NewRequests>
          )}
        </Loaded>
        <TodaysRun />
        {open.data && <LaterUnassigned open={open.data} />}
        <MissedRequests mayOpen={mayOpen} />
      </TwoColumns>
      <PartnerDialogs />
    </>
  );
}
