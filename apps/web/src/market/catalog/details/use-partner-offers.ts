import {
  type OfferOfPartner,
  listOffersOfPartners,
} from '@nukkad/contract/market/coupon/offers-of-partners.api';
import { call } from '../../../platform/api/client.ts';
import { useAnswer } from '../../../ui/state/use-answer.ts';

/** As many as one call takes. */
const partnersAsked = 20;

/** The offer of each of the listed partners for this service here, by its id. `placeKey` changes when the place does. */
export function usePartnerOffers(
  serviceId: string,
  organisationIds: readonly string[],
  placeKey: string,
): ReadonlyMap<string, OfferOfPartner> {
  const asked = organisationIds.slice(0, partnersAsked).join(',');
  const { value } = useAnswer(asked && `${serviceId} ${asked} ${placeKey}`, async (signal) => {
    if (!asked) return [];
    const query = { serviceId, organisationIds: asked };
    return (await call(listOffersOfPartners, { query, quiet: true, signal })).items;
  });
  return new Map(value?.map((offer) => [offer.organisationId, offer]));
}
