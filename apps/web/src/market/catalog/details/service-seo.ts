import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';

interface Drawn {
  readonly details: ServiceDetails;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

/** Title, description, keywords and canonical address, as the server words them. */
export function serviceSeo(data: Drawn | undefined) {
  if (!data) return {};
  const { title, description, keywords, canonicalUrl } = data.details.seo;
  return { title, description, keywords, canonical: new URL(canonicalUrl).pathname, jsonLd: data.jsonLd };
}
