import { SeriesListPage } from '../../../market/series/series-list-page.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('series.title', 'Repeating visits'), noindex: true }));

export default function BuyerSeriesList() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('series.title', 'Repeating visits')}
      back={{ to: '/buyer/bookings', label: t('booking.toList', 'All your bookings') }}
      narrow
    >
      <SeriesListPage />
    </Page>
  );
}
