import type { BookingTab } from '@nukkad/contract/market/booking/booking.model';
import type { DayWindow } from '@nukkad/contract/kernel/time';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { SceneName } from '../../ui/state/scene.tsx';

interface Emptiness {
  readonly scene: SceneName;
  readonly title: (t: Translate) => string;
  readonly words: (t: Translate) => string;
}

const empty: Record<BookingTab, Emptiness> = {
  Assigned: {
    scene: 'bookings',
    title: (t) => t('bookings.none.scheduled', 'No upcoming bookings'),
    words: (t) =>
      t('bookings.none.scheduled.words', 'Something dripping, creaking or dusty? Find someone near you.'),
  },
  Inprogress: {
    scene: 'people',
    title: (t) => t('bookings.none.ongoing', 'No ongoing bookings'),
    words: (t) => t('bookings.none.ongoing.words', 'Bookings appear here once the job starts.'),
  },
  Completed: {
    scene: 'done',
    title: (t) => t('bookings.none.completed', 'No completed bookings'),
    words: (t) =>
      t('bookings.none.completed.words', 'Photos and invoices appear here, and you can book again.'),
  },
  Cancelled: {
    scene: 'empty',
    title: (t) => t('bookings.none.cancelled', 'No cancelled bookings'),
    words: (t) => t('bookings.none.cancelled.words', 'Just how we like it.'),
  },
};

/** An empty tab: its own picture and words, and the way to a first booking or back to all of them. */
export function NoBookings({ tab, window }: { tab: BookingTab; window: DayWindow }) {
  const { t } = useTranslation();
  const { scene, title, words } = empty[tab];
  const narrowed = window !== 'All Bookings';
  return (
    <EmptyState
      scene={scene}
      title={title(t)}
      action={
        narrowed ? (
          <ButtonLink tone="plain" to={{ search: `?tab=${tab}` }} replace>
            {t('bookings.showAll', 'Show all days')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/services">{t('bookings.find', 'Browse services')}</ButtonLink>
        )
      }
    >
      {narrowed ? t('bookings.none.window', 'No bookings on the days you chose.') : words(t)}
    </EmptyState>
  );
}
