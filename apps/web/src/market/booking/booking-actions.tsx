import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingDetails, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import type { BookingScreen } from '../../nouns/booking/booking.screen.ts';
import { otherPartners } from '../../nouns/partner/other-partners.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../ui/page/action-bar.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';

function BookAgain({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={`/buyer/bookings/${bookingId}/again`} wide icon={<IconRepeat size={22} aria-hidden />}>
      {t('booking.again', 'Book again')}
    </ButtonLink>
  );
}

/** Where no partner came, or none was found: others for the same work. */
function OthersLink({ booking: { bookingId, status, lines } }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const serviceId = lines[0]?.serviceId;
  if (!serviceId || !isOneOf(tabStatuses.Cancelled, status)) return null;
  return (
    <ButtonLink to={otherPartners(serviceId, { booking: bookingId })} tone="plain" wide>
      {t('others.see', 'See other partners')}
    </ButtonLink>
  );
}

/** The next thing to do: at the thumb on a phone, on top of the side on a desk. */
export function BookingActions({
  booking,
  screen,
  pay,
}: {
  booking: BookingDetails;
  screen: BookingScreen;
  /** The way to pay, where something may be paid. */
  pay: ReactNode;
}) {
  const { t } = useTranslation();
  const paying = booking.can.pay && pay;
  const again = screen.next === 'bookAgain';
  if (!paying && !again) return null;
  return (
    <ActionBar label={t('booking.actions', 'Actions')}>
      {paying}
      {again && <BookAgain bookingId={booking.bookingId} />}
      {again && <OthersLink booking={booking} />}
    </ActionBar>
  );
}

/** The cancel link is below everything, so that it is not pressed by accident. */
export function CancelLink({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const cancel = useDialogLink('cancel');
  if (!booking.can.cancel) return null;
  return (
    <ButtonLink {...cancel} tone="plain" wide>
      {t('cancel.confirm', 'Cancel booking')}
    </ButtonLink>
  );
}
