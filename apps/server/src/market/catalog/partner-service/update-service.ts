import {
  confirmsPartnerService,
  seenOfPartnerService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { OwnAnswerTerms } from '../catalog.interface.ts';
import { type OfferDependencies, changePartnerService } from './change-partner-service.ts';
import { type PartnerServiceRow, savePartnerService } from './partner-service.store.ts';

interface OfferEdit {
  readonly serviceId: string;
  readonly price?: number | undefined;
  readonly minutes?: number | undefined;
  readonly active?: boolean | undefined;
  readonly answers?: readonly OwnAnswerTerms[] | undefined;
  readonly seen: Seen<typeof confirmsPartnerService>;
}

const termsOf = ({ price, minutes, active, answersVersion }: PartnerServiceRow) =>
  price === null || minutes === null
    ? null
    : { price, minutes, active: active ?? false, answersVersion: answersVersion ?? 1 };

/** Another price or time, other answers, or no longer, or again. Bookings keep the price they were made at. */
export async function updateService(deps: OfferDependencies, call: SignedInCall<{ body: OfferEdit }>) {
  const { serviceId, price, minutes, active, answers, seen } = call.input.body;
  return changePartnerService(deps, call, {
    action: 'update',
    serviceId,
    terms: (found) => {
      if (found.price === null || found.minutes === null) return refuse(partnerErrors.offer_missing);
      return {
        price: price ?? found.price,
        minutes: minutes ?? found.minutes,
        active: active ?? found.active ?? false,
        answers: answers ?? found.answers,
      };
    },
    confirm: (found) => confirmSeen(confirmsPartnerService, seen, seenOfPartnerService(termsOf(found))),
    save: savePartnerService,
  });
}
