import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { listRfqPartners } from '@nukkad/contract/market/rfq/rfq.api';
import { mostRfqPartners } from '@nukkad/contract/market/rfq/rfq.model';
import type { RfqDependencies } from './rfq.interface.ts';

/** Those who offer such work at the place, as a request may name them; with a service those who offer that one. */
export async function listAskable(
  { catalog, geography, partner, platform: { db } }: RfqDependencies,
  { categoryId, serviceId, pincode, cityCode }: EndpointParsed<typeof listRfqPartners>['query'],
): Promise<EndpointAnswer<typeof listRfqPartners>> {
  const places = await geography.knownPlaces();
  const at = pincode ?? (cityCode ? places.cityByCode(cityCode)?.pincode : undefined);
  if (!at) return { items: [] };
  const found = await catalog.partnersOfCategory(db, {
    categoryId,
    serviceId: serviceId ?? null,
    pincode: at,
    withinMetres: 0,
    organisationIds: null,
    limit: mostRfqPartners,
  });
  const organisations = await partner.getOrganisations(
    db,
    found.map(({ organisationId }) => organisationId),
  );
  return {
    items: found.map(({ organisationId, distanceMetres, rating, ratingCount }) => ({
      organisationId,
      companyName: organisations.get(organisationId)?.companyName ?? '',
      rating,
      ratingCount,
      distanceMetres: Math.round(distanceMetres),
    })),
  };
}
