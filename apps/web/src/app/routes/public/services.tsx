import { useDeferredValue } from 'react';
import { loadServices } from '../../../market/catalog/load-services.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { filterKey, filterOf } from '../../../market/catalog/search-filter.ts';
import { servicesJsonLd } from '../../../market/catalog/services/services-json-ld.ts';
import { servicesSeo } from '../../../market/catalog/services/services-seo.ts';
import { ServicesPage } from '../../../market/catalog/services/services-page.tsx';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import { placeName, useServiceLocation } from '../../../platform/location/location-store.ts';
import { pageContextOf } from '../../../platform/page-context.ts';
import { BannerSpot } from '../../banner/banner-spot.tsx';
import { CategoryWordsCard } from '../../../office/piece/category-words.tsx';
import { loadCategoryWords } from '../../../office/piece/load-category-words.ts';
import type { CallSettings } from '../../../platform/api/client.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/services.ts';

export const handle = page<typeof loader>(({ data, t }) => servicesSeo(data, t));

const filterAt = (request: Request) => filterOf(new URL(request.url).searchParams);

async function load(request: Request, settings: CallSettings) {
  const filter = filterAt(request);
  const { categoryId } = filter;
  const [data, [said]] = await Promise.all([
    loadServices(filter, settings),
    categoryId ? loadCategoryWords({ ...settings, quiet: true }, categoryId) : [],
  ]);
  return { ...data, said };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const data = await load(request, { context });
  const { publicOrigin } = pageContextOf(context);
  return { ...data, jsonLd: servicesJsonLd(data, publicOrigin), drawnByServer: true };
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  ...(await load(request, { signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname + filterKey(url.searchParams));

export default function Services({ loaderData }: Route.ComponentProps) {
  const location = useDeferredValue(useServiceLocation());
  useOwnPlace(loaderData.drawnByServer);
  const place = location && !loaderData.drawnByServer ? placeName(location) : null;
  return (
    <>
      <ServicesPage data={loaderData} place={place} said={loaderData.said} />
      {loaderData.said && <CategoryWordsCard said={loaderData.said} />}
      <BannerSpot page="services" />
    </>
  );
}
