import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { GiveBackDialog, type Leaving } from './give-back-dialog.tsx';

/** The way to give an accepted job back: who may assign it may do so, and for as long. */
function GiveBackLink({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const link = useDialogLink('giveBack');
  if (!booking.can.assign) return null;
  return (
    <ButtonLink {...link} tone="plain" wide>
      {t('giveBack.open', 'Can’t keep this booking')}
    </ButtonLink>
  );
}

/** All that a partner's page of a booking has to do with giving it back; each part has its place there. */
export const givingBack = (booking: BookingDetails, leaving: Leaving) => ({
  link: <GiveBackLink booking={booking} />,
  dialog: <GiveBackDialog booking={booking} {...leaving} />,
});
