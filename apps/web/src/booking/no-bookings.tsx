import type { BookingTab } from '@nukkad/contract/booking/booking.model';
import type { DayWindow } from '@nukkad/contract/kernel/time';
import type { Translate } from '../platform/i18n/i18n.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { SceneName } from '../ui/scene.tsx';

interface Emptiness {
  readonly scene: SceneName;
  readonly title: (t: Translate) => string;
  readonly words: (t: Translate) => string;
}

const empty: Record<BookingTab, Emptiness> = {
  Assigned: {
    scene: 'bookings',
    title: (t) => t('bookings.none.scheduled', 'Nothing is planned'),
    words: (t) =>
      t(
        'bookings.none.scheduled.words',
        'Something drips, creaks or needs a clean? Somebody near you can do it.',
      ),
  },
  Inprogress: {
    scene: 'people',
    title: (t) => t('bookings.none.ongoing', 'Nobody is at work just now'),
    words: (t) => t('bookings.none.ongoing.words', 'Once you told the start code, the work shows up here.'),
  },
  Completed: {
    scene: 'done',
    title: (t) => t('bookings.none.completed', 'No finished work yet'),
    words: (t) => t('bookings.none.completed.words', 'Photos, bills and a way to book again are kept here.'),
  },
  Cancelled: {
    scene: 'empty',
    title: (t) => t('bookings.none.cancelled', 'Nothing was cancelled'),
    words: (t) => t('bookings.none.cancelled.words', 'And that is how we like it.'),
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
            {t('bookings.showAll', 'Look at all days')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/services">{t('bookings.find', 'Find a service')}</ButtonLink>
        )
      }
    >
      {narrowed ? t('bookings.none.window', 'Not in the days you chose.') : words(t)}
    </EmptyState>
  );
}
