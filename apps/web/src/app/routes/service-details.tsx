import { getServiceReviews } from '@nukkad/contract/market/review/review.api';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Wanted } from '../../market/catalog/choice.ts';
import { ServicePage } from '../../market/catalog/details/service-page.tsx';
import { serviceJsonLd } from '../../market/catalog/details/service-json-ld.ts';
import { serviceSeo } from '../../market/catalog/details/service-seo.ts';
import { loadService } from '../../market/catalog/load-service.ts';
import { unlessSameQuestion } from '../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../market/catalog/use-own-place.ts';
import { ServiceReviews } from '../../market/review/service-reviews.tsx';
import { type CallSettings, call } from '../../platform/api/client.ts';
import { page } from '../page-head.tsx';
import type { Route } from './+types/service-details.ts';

const NoPartner = lazy(() => import('../no-partner.tsx').then((part) => ({ default: part.NoPartner })));

export const handle = page<typeof loader>(({ data }) => serviceSeo(data));

/** What customers say belongs to the page: it is read without scripts, and its structured data says no more. */
async function load(slug: string, settings: CallSettings) {
  const [data, reviews] = await Promise.all([
    loadService(slug, settings),
    call(getServiceReviews, { query: { serviceId: slug }, ...settings }),
  ]);
  return { ...data, reviews };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const data = await load(params.slug, { context });
  const { details, reviews } = data;
  return { ...data, jsonLd: serviceJsonLd(details, { reviews: reviews.items }), drawnByServer: true };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  ...(await load(params.slug, { signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

/** The cart brings the query client along, so a public page loads both at the press of the button. */
function useAdding() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const add = async (wanted: Wanted) => {
    setBusy(true);
    try {
      const { putIntoCart } = await import('../../market/cart/put-into-cart.ts');
      const next = await putIntoCart(wanted);
      if (next) await navigate(next);
    } catch {
      // The refusal is on the screen.
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}

export default function ServiceDetails({ loaderData }: Route.ComponentProps) {
  const { busy, add } = useAdding();
  useOwnPlace(loaderData.drawnByServer);
  const { serviceId, categoryId } = loaderData.details.service;
  return (
    <ServicePage
      data={loaderData}
      onAdd={(wanted) => void add(wanted)}
      busy={busy}
      noPartner={<NoPartner serviceId={serviceId} categoryId={categoryId} />}
      reviews={<ServiceReviews {...loaderData.reviews} />}
    />
  );
}
