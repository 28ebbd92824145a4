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
import { page } from '../../page-head.tsx';
import type { Route } from './+types/services.ts';

export const handle = page<typeof loader>(({ data, t }) => servicesSeo(data, t));

const filterAt = (request: Request) => filterOf(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const data = await loadServices(filterAt(request), { context });
  const { publicOrigin } = pageContextOf(context);
  return { ...data, jsonLd: servicesJsonLd(data, publicOrigin), drawnByServer: true };
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  ...(await loadServices(filterAt(request), { signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname + filterKey(url.searchParams));

export default function Services({ loaderData }: Route.ComponentProps) {
  const location = useDeferredValue(useServiceLocation());
  useOwnPlace(loaderData.drawnByServer);
  const place = location && !loaderData.drawnByServer ? placeName(location) : null;
  return (
    <>
      <ServicesPage data={loaderData} place={place} />
      <BannerSpot page="services" />
    </>
  );
}
