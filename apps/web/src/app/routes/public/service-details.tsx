import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Wanted } from '../../../market/catalog/choice.ts';
import { ServicePage } from '../../../market/catalog/details/service-page.tsx';
import { serviceJsonLd } from '../../../market/catalog/details/service-json-ld.ts';
import { serviceSeo } from '../../../market/catalog/details/service-seo.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import { ServiceReviews } from '../../../market/review/service-reviews.tsx';
import { loadServicePage } from '../../load-service-page.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/service-details.ts';

const NoPartner = lazy(() => import('../../no-partner.tsx').then((part) => ({ default: part.NoPartner })));

export const handle = page<typeof loader>(({ data }) => serviceSeo(data));

export async function loader({ params, context }: Route.LoaderArgs) {
  const data = await loadServicePage(params.slug, { context });
  const { details, reviews } = data;
  return { ...data, jsonLd: serviceJsonLd(details, { reviews: reviews.items }), drawnByServer: true };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  ...(await loadServicePage(params.slug, { signal: request.signal, quiet: true })),
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
      const { putIntoCart } = await import('../../../market/cart/put-into-cart.ts');
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
