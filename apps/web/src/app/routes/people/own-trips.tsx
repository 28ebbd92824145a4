import { OwnTrips } from '../../../people/travel/own-trips.tsx';
import { TripDialog } from '../../../people/travel/trip-dialog.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('trip.own', 'My trips'), noindex: true }));

export default function OwnTripsPage() {
  const { t } = useTranslation();
  const add = useDialogLink('trip');
  return (
    <Page
      title={t('trip.own', 'My trips')}
      actions={<ButtonLink {...add}>{t('trip.new', 'Plan a trip')}</ButtonLink>}
    >
      <OwnTrips />
      <TripDialog trip={null} />
    </Page>
  );
}
