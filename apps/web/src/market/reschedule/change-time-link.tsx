import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';

/** The way to another time, while the booking may still change it. */
export function ChangeTimeLink({ booking, side }: { booking: BookingDetails; side: Proposer }) {
  const { t } = useTranslation();
  const reschedule = useDialogLink('reschedule');
  if (!booking.can.reschedule) return null;
  return (
    <ButtonLink {...reschedule} tone="plain" wide>
      {side === 'customer'
        ? t('reschedule.title', 'Change the time')
        : t('reschedule.title.partner', 'Ask for another time')}
    </ButtonLink>
  );
}
