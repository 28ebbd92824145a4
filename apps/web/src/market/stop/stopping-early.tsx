import type { Stopper } from '@nukkad/contract/market/stop/stop.noun';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AnswerStopDialog } from './answer-stop-dialog.tsx';
import { StopCard } from './stop-card.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { type BookingChanges, useStop } from './stop.queries.ts';

interface Place {
  readonly booking: BookingDetails;
  readonly side: Stopper;
  readonly changes: BookingChanges;
}

/** All that a visit's page of either side has to do with ending it early; loaded with a visit that is under way alone. */
export function StoppingEarly(place: Place) {
  const { t } = useTranslation();
  const link = useDialogLink('stop');
  const { data: about } = useStop(place.booking.bookingId, place.booking.version);
  if (!about) return null;
  const stopping = { ...place, about };
  return (
    <>
      {about.stop?.status === 'open' && <StopCard {...stopping} stop={about.stop} />}
      {about.can.ask && (
        <ButtonLink {...link} tone="plain" wide>
          {t('stop.open', 'The visit can’t continue')}
        </ButtonLink>
      )}
      <StopDialog {...stopping} />
      <AnswerStopDialog {...stopping} />
    </>
  );
}
