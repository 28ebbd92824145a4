import { getServiceReviews } from '@nukkad/contract/market/review/review.api';
import { loadService } from '../market/catalog/load-service.ts';
import { type CallSettings, call } from '../platform/api/client.ts';

/**
 * What customers say belongs to the page: it is read without scripts, and its structured data says no more.
 */
export async function loadServicePage(slug: string, settings: CallSettings) {
  const [data, reviews] = await Promise.all([
    loadService(slug, settings),
    call(getServiceReviews, { query: { serviceId: slug }, ...settings }),
  ]);
  return { ...data, reviews };
}
