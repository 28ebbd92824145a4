import { getServiceReviews } from '@nukkad/contract/market/review/review.api';
import { lazy, useState } from 'react';
// Of the reviews that the server draws: their scripts stay there.
import '../../market/review/one-review.module.css';
import '../../market/review/rating-bars.module.css';
import '../../market/review/service-reviews.module.css';
import '../../market/review/stars.module.css';
import { useNavigate } from 'react-router';
import type { Wanted } from '../../market/catalog/choice.ts';
import { type DrawnService, ServicePage } from '../../market/catalog/details/service-page.tsx';
import { serviceJsonLd } from '../../market/catalog/details/service-json-ld.ts';
import { serviceSeo } from '../../market/catalog/details/service-seo.ts';
import { loadService } from '../../market/catalog/load-service.ts';
import { unlessSameQuestion } from '../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../market/catalog/use-own-place.ts';
import { call } from '../../platform/api/client.ts';
import { currentToken, rememberReturn } from '../../platform/session/session-store.ts';
import { drawnReviews } from '../drawn-reviews.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/service-details.ts';

const NoPartner = lazy(() => import('../no-partner.tsx').then((part) => ({ default: part.NoPartner })));

export const handle = page<typeof loader>(({ data }) => serviceSeo(data));

export async function loader({ params, context }: Route.LoaderArgs) {
  const [found, reviews] = await Promise.all([
    loadService(params.slug, { context }),
    call(getServiceReviews, { query: { serviceId: params.slug }, context }),
  ]);
  const jsonLd = serviceJsonLd(found.details, undefined, reviews.items);
  const drawn = await drawnReviews(context, found.details.service.serviceId, reviews);
  return { ...found, jsonLd, reviews: drawn };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs): Promise<DrawnService> =>
  loadService(params.slug, { signal: request.signal, quiet: true });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

/** The cart brings the query client along, so a public page loads both at the press of the button. Answers where to go on. */
async function putIntoCart(wanted: Wanted): Promise<string | null> {
  const { addToCart, afterAdding, keepCart } = await import('../../market/cart/cart.queries.ts');
  const cart = await addToCart(wanted);
  if (!cart) return null;
  keepCart(cart);
  return afterAdding(cart);
}

/** A visitor's choice is kept in this tab until they sign in; a signed-in person gets it into the cart at once. */
function useAdding() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const add = async (wanted: Wanted) => {
    if (!currentToken()) {
      const { keepIntendedLine } = await import('../../market/cart/intended-line.ts');
      keepIntendedLine(wanted);
      rememberReturn('/cart');
      return navigate('/login');
    }
    setBusy(true);
    try {
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
  useOwnPlace('reviews' in loaderData);
  const { serviceId, categoryId } = loaderData.details.service;
  return (
    <ServicePage
      data={loaderData}
      onAdd={(wanted) => void add(wanted)}
      busy={busy}
      noPartner={<NoPartner serviceId={serviceId} categoryId={categoryId} />}
    />
  );
}
