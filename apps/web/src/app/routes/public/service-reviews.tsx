import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { listReviews } from '@nukkad/contract/market/review/review.api';
import { Suspense } from 'react';
import { data } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { ServiceReviewsPage } from '../../../market/review/service-reviews-page.tsx';
import { type CallSettings, call } from '../../../platform/api/client.ts';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/service-reviews.ts';

const ReviewPhotoDialog = lazyOptional(
  () => import('../../../market/review/review-photo-dialog.tsx'),
  (part) => part.ReviewPhotoDialog,
);

export const handle = page<typeof loader>(({ data: found, t }) =>
  found
    ? {
        title: t('serviceReviews.page', 'Reviews of {{service}}', { service: found.name }),
        description: t('serviceReviews.seo', 'What customers say of {{service}}.', { service: found.name }),
      }
    : { title: t('review.title', 'Reviews'), noindex: true },
);

const limit = 10;
const isSlug = /^[a-z0-9-]{1,80}$/;
const isStars = /^[1-5]$/;

/** Whatever else stands in the address is all stars, from the newest on. */
function questionOf(url: string) {
  const { searchParams } = new URL(url);
  const stars = searchParams.get('stars') ?? '';
  return {
    stars: isStars.test(stars) ? Number(stars) : undefined,
    cursor: searchParams.get('cursor') || undefined,
  };
}

async function load(slug: string | undefined, url: string, settings: CallSettings) {
  if (!slug || !isSlug.test(slug)) throw data(null, { status: 404 });
  const question = questionOf(url);
  const [{ service }, reviews] = await Promise.all([
    call(getServiceDetails, { query: { serviceId: slug }, ...settings }),
    call(listReviews, { query: { serviceId: slug, limit, ...question }, ...settings }),
  ]);
  return { serviceId: slug, name: service.name, stars: question.stars ?? null, reviews };
}

/** Reviews and the addresses of their photos are of this moment, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  load(params.slug, request.url, { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(params.slug, request.url, { signal: request.signal, quiet: true });

/** An opened photo asks nothing new. */
export const shouldRevalidate = unlessSameQuestion(
  ({ pathname, searchParams }) =>
    `${pathname} ${searchParams.get('stars') ?? ''} ${searchParams.get('cursor') ?? ''}`,
);

export default function ServiceReviews({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <ServiceReviewsPage {...loaderData} />
      {isHydrated && (
        <Suspense>
          <ReviewPhotoDialog reviews={loaderData.reviews.items} />
        </Suspense>
      )}
    </>
  );
}
