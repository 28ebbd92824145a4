import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { type WholeCalendar, useCalendar } from './calendar.queries.ts';
import { DayRows } from './day-rows.tsx';
import { PersonDay } from './person-day.tsx';
import { RouteDialog } from './route-dialog.tsx';
import { type CalendarAddress, useCalendarAddress } from './use-calendar-address.ts';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useMoving } from './use-moving.ts';
import { VisitDialog } from './visit-dialog.tsx';
import { WaitingTray } from './waiting-tray.tsx';
import { WeekRows } from './week-rows.tsx';

function Sheet({ calendar, address }: { calendar: WholeCalendar; address: CalendarAddress }) {
  const moving = useMoving(calendar);
  const { span, day, from, today } = address;
  return (
    <div onPointerDown={moving.onPointerDown}>
      <WaitingTray waiting={calendar.waiting} dated={span === 'week'} />
      {span === 'day' ? (
        <DayRows calendar={calendar} day={day} moving={moving} />
      ) : (
        <WeekRows calendar={calendar} from={from} today={today} moving={moving} />
      )}
    </div>
  );
}

function NoTeam() {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="people"
      title={t('assign.none', 'Your business has no professionals yet')}
      action={<ButtonLink to="/users/sub-users-list">{t('calendar.toTeam', 'View team')}</ButtonLink>}
    />
  );
}

/** The bookings of a day or a week by professional; on a phone one professional at a time. */
export function CalendarView() {
  const address = useCalendarAddress();
  const narrow = useIsNarrow();
  const calendar = useCalendar({
    day: narrow ? address.day : address.from,
    days: narrow ? '1' : address.days,
  });
  return (
    <>
      <CalendarHead address={address} />
      <Loaded query={calendar} waiting={<ListSkeleton count={4} />}>
        {(found) =>
          found.people.length === 0 ? (
            <NoTeam />
          ) : (
            <>
              {narrow ? (
                <PersonDay calendar={found} address={address} />
              ) : (
                <Sheet calendar={found} address={address} />
              )}
              <VisitDialog calendar={found} />
              <RouteDialog calendar={found} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
