import type { HomeData } from '../../market/catalog/load-home.ts';
import { ServiceRow } from '../../market/catalog/service-row.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** The rows of trending, recommended and new services. */
export function HomeRows({ rows, place }: { rows: HomeData['rows']; place: string | null }) {
  const { t } = useTranslation();
  if (!rows) return null;
  return (
    <>
      <ServiceRow title={t('home.trending', 'Popular near you')} services={rows.trending} place={place} />
      <ServiceRow title={t('home.recommended', 'Recommended')} services={rows.recommended} place={place} />
      <ServiceRow title={t('home.new', 'New on the corner')} services={rows.newServices} place={place} />
    </>
  );
}
