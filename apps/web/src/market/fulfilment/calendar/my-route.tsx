import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { jobPath } from '../paths.ts';
import { useCalendar } from './calendar.queries.ts';
import { DayRoute } from './day-route.tsx';

function Route({ day }: { day: string }) {
  const { t } = useTranslation();
  const calendar = useCalendar({ day, days: '1', mine: 'true' });
  return (
    <Loaded query={calendar} waiting={<ListSkeleton count={3} />}>
      {({ people: [self] }) =>
        self && self.visits.length > 0 ? (
          <DayRoute person={self} pathOf={jobPath} />
        ) : (
          <EmptyState scene="bookings" title={t('calendar.noVisits', 'No visits on this day')} />
        )
      }
    </Loaded>
  );
}

/** Open where the address says `?dialog=route`: the professional's own day as a route. */
export function MyRoute({ day }: { day: string }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('route');
  if (!dialog.opened) return null;
  return (
    <Dialog opened onClose={dialog.close} title={t('route.mine', 'Your route')} wide>
      <Route day={day} />
    </Dialog>
  );
}
