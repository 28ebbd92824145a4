import { lazy, Suspense } from 'react';
import { cityNameOf } from '../../../market/catalog/city-name.ts';
import { serviceJsonLd } from '../../../market/catalog/details/service-json-ld.ts';
import { serviceSeo } from '../../../market/catalog/details/service-seo.ts';
import { ServiceInCityPage } from '../../../market/catalog/details/service-in-city-page.tsx';
import { loadService } from '../../../market/catalog/load-service.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/service-in-city.ts';

const NoPartner = lazy(() => import('../../no-partner.tsx').then((part) => ({ default: part.NoPartner })));

export const handle = page<typeof loader>(({ data }) => serviceSeo(data));

export async function loader({ params: { slug, citySlug }, context }: Route.LoaderArgs) {
  const data = await loadService(slug, { context }, citySlug);
  return { ...data, citySlug, jsonLd: serviceJsonLd(data.details, { citySlug }) };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  ...(await loadService(params.slug, { signal: request.signal, quiet: true }, params.citySlug)),
  citySlug: params.citySlug,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function ServiceInCity({ loaderData }: Route.ComponentProps) {
  const { citySlug, details } = loaderData;
  const { serviceId, categoryId } = details.service;
  const of = { serviceId, categoryId, citySlug, city: cityNameOf(details, citySlug) };
  // The browser alone draws it: a form without its script would lose what is typed.
  const noPartner = useHydrated() && (
    <Suspense>
      <NoPartner {...of} />
    </Suspense>
  );
  return <ServiceInCityPage data={loaderData} citySlug={citySlug} noPartner={noPartner} />;
}
