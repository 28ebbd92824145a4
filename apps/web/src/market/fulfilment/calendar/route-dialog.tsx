import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { partnerBookingPath } from '../paths.ts';
import type { WholeCalendar } from './calendar.queries.ts';
import { DayRoute } from './day-route.tsx';

/** Open where the address says `?dialog=route&staff=…`: one professional's day as a route. */
export function RouteDialog({ calendar }: { calendar: WholeCalendar }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('route', ['staff']);
  const person = calendar.people.find(({ staffId }) => staffId === dialog.get('staff'));
  if (!dialog.opened || !person) return null;
  return (
    <Dialog
      opened
      onClose={dialog.close}
      title={t('route.title', '{{name}}’s route', { name: person.name })}
      wide
    >
      {person.visits.length === 0 ? (
        <EmptyState scene="bookings" title={t('calendar.noVisits', 'No visits on this day')} />
      ) : (
        <DayRoute person={person} pathOf={partnerBookingPath} mayMove />
      )}
    </Dialog>
  );
}
