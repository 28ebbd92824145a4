import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';

export const needsProfessional = ({ can, professionalName }: BookingCard) => can.assign && !professionalName;

/** What a booking in the list waits for from the firm; offers are answered above the list. */
export function AssignLink({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const assign = useDialogLink('assign', { booking: bookingId });
  return <ButtonLink {...assign}>{t('assign.open', 'Assign')}</ButtonLink>;
}
