import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { OwnAnswerTerms } from '../catalog.interface.ts';
import { type OfferDependencies, changePartnerService } from './change-partner-service.ts';
import { insertPartnerService } from './partner-service.store.ts';

interface NewOffer {
  readonly serviceId: string;
  readonly price: number;
  readonly minutes: number;
  readonly active: boolean;
  readonly answers: readonly OwnAnswerTerms[];
}

/** Offers a service of the catalogue at an own price. */
export async function addService(deps: OfferDependencies, call: SignedInCall<{ body: NewOffer }>) {
  const { serviceId, price, minutes, active, answers } = call.input.body;
  return changePartnerService(deps, call, {
    action: 'create',
    serviceId,
    terms: () => ({ price, minutes, active, answers }),
    save: async (tx, offer) => {
      if (!(await insertPartnerService(tx, offer))) refuse(partnerErrors.offer_exists);
    },
  });
}
