import type { ServicesData } from '../load-services.ts';
import { servicesPath } from './services-seo.ts';

/** The services on the page, as a list for search engines. */
export function servicesJsonLd(data: ServicesData, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: origin + servicesPath(data),
    itemListElement: data.page.items.map((service, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: service.name,
      url: `${origin}/services/${service.serviceId}`,
    })),
  };
}
