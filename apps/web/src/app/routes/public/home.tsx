import { Fragment, useDeferredValue } from 'react';
import { loadCategoryWords } from '../../../office/piece/load-category-words.ts';
import { loadSections } from '../../../office/piece/load-sections.ts';
import type { CallSettings } from '../../../platform/api/client.ts';
import { AllCategoriesLink } from '../../../market/catalog/all/all-categories-link.tsx';
import { loadHome } from '../../../market/catalog/load-home.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import { placeName, useServiceLocation } from '../../../platform/location/location-store.ts';
import { BannerSpot } from '../../banner/banner-spot.tsx';
import { page } from '../../page-head.tsx';
import { HomeCategories } from '../../home/home-categories.tsx';
import { HomeHero } from '../../home/home-hero.tsx';
import { HomePlace } from '../../home/home-place.tsx';
import { HomeRows } from '../../home/home-rows.tsx';
import { HomeSection } from '../../home/home-section.tsx';
import type { Route } from './+types/home.ts';

export const handle = page(
  ({ t }) => ({
    title: t('seo.title', 'Quick home and office services from trusted professionals'),
  }),
  { ownAwning: true },
);

async function load(settings: CallSettings) {
  const [home, sections, categoryWords] = await Promise.all([
    loadHome(settings),
    loadSections(settings),
    loadCategoryWords(settings),
  ]);
  return { ...home, sections, categoryWords };
}

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await load({ context, quiet: true })),
  drawnByServer: true,
});

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  ...(await load({ signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion(() => '');

export default function Home({
  loaderData: { categories, rows, sections, categoryWords, drawnByServer },
}: Route.ComponentProps) {
  const location = useDeferredValue(useServiceLocation());
  useOwnPlace(drawnByServer);
  const place = location && !drawnByServer ? placeName(location) : null;
  const served = categories?.items.some((category) => category.price !== null) ?? true;
  return (
    <>
      <HomeHero />
      <HomeCategories categories={categories} said={categoryWords} />
      <HomePlace place={place} served={served} />
      {sections.map((said, at) => (
        <Fragment key={said.section}>
          {said.section === 'rows' ? <HomeRows rows={rows} place={place} /> : <HomeSection said={said} />}
          {at === 0 && <BannerSpot page="home" />}
        </Fragment>
      ))}
      <AllCategoriesLink categories={categories} />
    </>
  );
}
