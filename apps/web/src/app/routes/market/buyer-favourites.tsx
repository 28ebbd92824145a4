import { FavouriteProfessionals } from '../../../market/favourite/favourite-professionals.tsx';
import { FavouritesPage } from '../../../market/favourite/favourites-page.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('favourite.title', 'Favourites'), noindex: true }));

export default function BuyerFavourites() {
  const { t } = useTranslation();
  return (
    <Page title={t('favourite.title', 'Favourites')} narrow>
      <FavouritesPage />
      <FavouriteProfessionals />
    </Page>
  );
}
