import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';

export const needsProfessional = ({ can, professionalName }: BookingCard) => can.assign && !professionalName;

/** Opens the choice of a professional, with the one chosen whose time is held. `short`: the name is left to the choice. */
export function AssignLink({
  booking: { bookingId, proposed },
  short,
}: {
  booking: BookingCard;
  short?: boolean;
}) {
  const { t } = useTranslation();
  const assign = useDialogLink('assign', { booking: bookingId });
  return (
    <ButtonLink {...assign} small>
      {proposed && !short
        ? t('assign.confirm', 'Assign {{name}}', { name: proposed.name })
        : t('assign.open', 'Assign')}
    </ButtonLink>
  );
}
