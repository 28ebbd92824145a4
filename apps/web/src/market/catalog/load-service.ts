import { getServiceDetails, searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { data } from 'react-router';
import { call, type CallSettings } from '../../platform/api/client.ts';

const relatedAtOnce = 9;
/** A page about a city shows that city to all visitors, wherever they are. */
const only = (city: string) => ({
  city,
  cityCode: undefined,
  pincode: undefined,
  lat: undefined,
  lng: undefined,
});

/** No service and no city is called so; the same answer as for an unknown one. */
function slugOf(text: string | undefined): string {
  if (text && /^[a-z0-9-]{1,80}$/.test(text)) return text;
  throw data(null, { status: 404 });
}

/** One service, and its neighbours in the same category. */
export async function loadService(slug: string | undefined, settings: CallSettings, citySlug?: string) {
  const city = citySlug === undefined ? undefined : slugOf(citySlug);
  const place = city === undefined ? {} : only(city);
  const details = await call(getServiceDetails, {
    query: { ...place, serviceId: slugOf(slug), citySlug: city },
    ...settings,
  });
  const { categoryId, serviceId } = details.service;
  const { items } = await call(searchServices, {
    query: { ...place, categoryId, limit: relatedAtOnce },
    ...settings,
  });
  return { details, related: items.filter((service) => service.serviceId !== serviceId) };
}
export type ServiceData = Awaited<ReturnType<typeof loadService>>;
