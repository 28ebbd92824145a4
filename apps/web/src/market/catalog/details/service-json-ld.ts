import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { cityNameOf } from '../city-name.ts';

const paisePerRupee = 100;

interface Crumb {
  readonly name: string;
  readonly path: string;
}

function breadcrumbs(origin: string, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}

/** What search engines read of a review that the page shows; the words are the customer's. */
interface Reviewed {
  readonly stars: number;
  readonly words: string;
  readonly name: string;
  readonly shownAt: string;
}

const reviewOf = ({ stars, words, name, shownAt }: Reviewed) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  author: { '@type': 'Person', name: name || 'A customer' },
  datePublished: shownAt.slice(0, 10),
  ...(words && { reviewBody: words }),
});

/** Where no partner comes the page shows no price. */
const offerOf = (service: ServiceDetails['service'], seo: ServiceDetails['seo']) => ({
  '@type': 'Offer',
  url: seo.canonicalUrl,
  priceCurrency: 'INR',
  price: service.priceToPay / paisePerRupee,
  availability: 'https://schema.org/InStock',
});

function offered(
  { service, seo, description, cities }: ServiceDetails,
  areas: readonly string[],
  reviews: readonly Reviewed[],
) {
  const rating =
    service.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: service.rating,
            ratingCount: service.ratingCount,
          },
        };
  return {
    '@type': 'Service',
    '@id': seo.canonicalUrl,
    name: seo.title,
    description,
    serviceType: service.categoryName,
    url: seo.canonicalUrl,
    areaServed: (areas.length > 0 ? areas : cities.map((city) => city.name)).map((name) => ({
      '@type': 'City',
      name,
    })),
    ...(service.partnerCount > 0 && { offers: offerOf(service, seo) }),
    ...rating,
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
}

/**
 * Structured data of a service's page, also of one in a city: only what the page shows. Made on the server alone: search
 * engines read what it sends.
 */
export function serviceJsonLd(
  details: ServiceDetails,
  { citySlug, reviews = [] }: { citySlug?: string; reviews?: readonly Reviewed[] },
) {
  const { seo, service } = details;
  const { origin, pathname } = new URL(seo.canonicalUrl);
  const city = citySlug === undefined ? undefined : cityNameOf(details, citySlug);
  const crumbs: Crumb[] = [
    { name: service.categoryName, path: `/services?category=${service.categoryId}` },
    { name: service.name, path: `/services/${service.serviceId}` },
    ...(city === undefined ? [] : [{ name: city, path: pathname }]),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [offered(details, city === undefined ? [] : [city], reviews), breadcrumbs(origin, crumbs)],
  };
}
