import { getProfessionalDetails } from '@nukkad/contract/market/review/partner-page.api';
import { Suspense } from 'react';
import { data } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { PartnerPage } from '../../../market/review/partner-page.tsx';
import { type CallSettings, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import { page } from '../../page-head.tsx';
import styles from './partner-page.module.css';
import type { Route } from './+types/partner-page.ts';

const ReviewPages = lazyOptional(
  () => import('../../../market/review/review-pages.tsx'),
  (part) => part.ReviewPages,
);

const PastWork = lazyOptional(
  () => import('../../../market/portfolio/past-work.tsx'),
  (part) => part.PastWork,
);

const PartnerHeart = lazyOptional(
  () => import('../../../market/favourite/heart.tsx'),
  (part) => part.PartnerHeart,
);

export const handle = page<typeof loader>(({ data: partner, t }) =>
  partner
    ? {
        title: [partner.companyName, partner.cityName].filter(Boolean).join(' · '),
        description: t('partnerPage.seo', 'Services, professionals and reviews of {{name}}.', {
          name: partner.companyName,
        }),
      }
    : { title: t('partnerPage.page', 'Partner'), noindex: true },
);

const isId = /^[0-9a-f-]{36}$/;

/** An address that cannot be one is answered as an unknown one. */
async function loadPartner(organisationId: string | undefined, settings: CallSettings) {
  if (!organisationId || !isId.test(organisationId)) throw data(null, { status: 404 });
  return call(getProfessionalDetails, { query: { organisationId }, ...settings });
}

/** Search engines read the stars where there are some. */
function jsonLdOf({ companyName, cityName, rating }: Awaited<ReturnType<typeof loadPartner>>) {
  const stars = {
    '@type': 'AggregateRating',
    ratingValue: rating.average,
    ratingCount: rating.count,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: companyName,
    address: { '@type': 'PostalAddress', addressLocality: cityName, addressCountry: 'IN' },
    ...(rating.average === null ? {} : { aggregateRating: stars }),
  };
}

/** Stars change with every review, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader({ params, context }: Route.LoaderArgs) {
  const partner = await loadPartner(params.organisationId, { context });
  return { ...partner, jsonLd: jsonLdOf(partner) };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadPartner(params.organisationId, { signal: request.signal, quiet: true });

/** The chosen stars concern its reviews alone. */
export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function PartnerPageRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { organisationId, companyName } = loaderData;
  return (
    <PartnerPage
      partner={loaderData}
      heart={
        <div className={styles.heart}>
          {isHydrated && (
            <Suspense>
              <PartnerHeart organisationId={organisationId} companyName={companyName} />
            </Suspense>
          )}
        </div>
      }
      work={
        isHydrated && (
          <Suspense>
            <PastWork organisationId={organisationId} companyName={companyName} />
          </Suspense>
        )
      }
      reviews={
        isHydrated && (
          <Suspense>
            <ReviewPages of={{ organisationId }} title={t('review.title', 'Reviews')} />
          </Suspense>
        )
      }
    />
  );
}
