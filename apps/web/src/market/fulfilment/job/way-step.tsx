import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { LinesList } from '../../../nouns/booking/lines-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CustomerAndPlace } from '../booking-people.tsx';
import { NextStepLink } from './next-step-link.tsx';

/** Where to, whom to ask for, what to bring. */
export function WayStep({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  return (
    <>
      <Card>
        <CustomerAndPlace booking={booking} />
      </Card>
      <Card quiet>
        <LinesList lines={booking.lines} />
      </Card>
      <ActionBar label={t('jobStep.next', 'Next step')}>
        <NextStepLink step="start">{t('jobStep.arrived', 'I’ve arrived')}</NextStepLink>
      </ActionBar>
    </>
  );
}
