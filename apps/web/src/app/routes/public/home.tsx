import { useDeferredValue } from 'react';
import { AllCategoriesLink } from '../../../market/catalog/all/all-categories-link.tsx';
import { loadHome } from '../../../market/catalog/load-home.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import { placeName, useServiceLocation } from '../../../platform/location/location-store.ts';
import { BannerSpot } from '../../banner/banner-spot.tsx';
import { page } from '../../page-head.tsx';
import { HomeCategories } from '../../home/home-categories.tsx';
import { HomeHappy } from '../../home/home-happy.tsx';
import { HomeHero } from '../../home/home-hero.tsx';
import { HomePartner } from '../../home/home-partner.tsx';
import { HomePlace } from '../../home/home-place.tsx';
import { HomeQuote } from '../../home/home-quote.tsx';
import { HomeRows } from '../../home/home-rows.tsx';
import { HomeSteps } from '../../home/home-steps.tsx';
import type { Route } from './+types/home.ts';

export const handle = page(
  ({ t }) => ({
    title: t('seo.title', 'Quick home and office services from trusted professionals'),
  }),
  { ownAwning: true },
);

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadHome({ context, quiet: true })),
  drawnByServer: true,
});

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  ...(await loadHome({ signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion(() => '');

export default function Home({ loaderData: { categories, rows, drawnByServer } }: Route.ComponentProps) {
  const location = useDeferredValue(useServiceLocation());
  useOwnPlace(drawnByServer);
  const place = location && !drawnByServer ? placeName(location) : null;
  const served = categories?.items.some((category) => category.price !== null) ?? true;
  return (
    <>
      <HomeHero />
      <HomeCategories categories={categories} />
      <HomePlace place={place} served={served} />
      <HomeRows rows={rows} place={place} />
      <BannerSpot page="home" />
      <HomeSteps />
      <HomeHappy />
      <HomeQuote />
      <HomePartner />
      <AllCategoriesLink categories={categories} />
    </>
  );
}
