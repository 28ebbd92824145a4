import { judgePrice } from '@nukkad/contract/market/catalog/price.bounds';
import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { PartnerInterface } from '../../../identity/partner/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Lang } from '../catalog.interface.ts';
import { catalogueAnswer, listOptions } from '../question.store.ts';
import { boundsSentence, faultOf, ownAnswersOf, sameAnswers } from './answers.rules.ts';
import { mayManageServices } from './partner-service.policy.ts';
import { presentPartnerService } from './partner-service.presenter.ts';
import {
  type PartnerServiceTerms,
  type PartnerServiceRow,
  findPartnerService,
  lockPartnerService,
  saveAnswers,
} from './partner-service.store.ts';

export interface OfferDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'holdStatus'>;
}

export interface PartnerServiceChange {
  readonly action: PermissionAction;
  readonly serviceId: string;
  /** The terms after the change. */
  readonly terms: (found: PartnerServiceRow) => Omit<PartnerServiceTerms, 'organisationId' | 'serviceId'>;
  /** Refuses where what is there was seen otherwise. */
  readonly confirm?: (found: PartnerServiceRow) => void;
  readonly save: (tx: Tx, offer: Authorized<PartnerServiceTerms>) => Promise<unknown>;
}

/** A price far from the usual range is a slip of the hand; the same was refused on the screen. */
function holdPrice(price: number, usual: PartnerServiceRow, lang: Lang): void {
  if (judgePrice(price, usual) !== 'refused') return;
  refuse(partnerErrors.price_out_of_bounds, { fields: { price: boundsSentence(usual, lang) } });
}

/** The answers are read only where they are to be other ones. */
async function holdAnswers(
  tx: Tx,
  offer: PartnerServiceTerms,
  found: PartnerServiceRow,
  lang: Lang,
): Promise<void> {
  const rows = await listOptions(tx, [offer.serviceId], lang);
  const options = rows.map((row) => ({
    ...catalogueAnswer(row),
    optionId: row.option_id,
    questionId: row.question_id,
    isRequired: row.is_required,
  }));
  const fault = faultOf(offer.answers, { options, before: found.answers, usual: found, lang });
  if (fault) refuse(fault.fact, { fields: { [fault.field]: fault.sentence } });
}

/** The common path of the two verbs: own organisation, not under review, a service of the catalogue. */
export async function changePartnerService(
  { platform, partner }: OfferDependencies,
  call: SignedInCall,
  change: PartnerServiceChange,
) {
  const { viewer, now, lang } = call;
  const { serviceId } = change;
  const organisationId = viewer.organisationId ?? refuse(kernelErrors.forbidden);
  return platform.write(call, async (tx) => {
    const status = await partner.holdStatus(tx, organisationId);
    await lockPartnerService(tx, { organisationId, serviceId });
    const found = await findPartnerService(tx, { organisationId, serviceId, lang });
    if (!found) return refuse(partnerErrors.offer_unknown);
    const offer = authorize(
      { organisationId, serviceId, ...change.terms(found) },
      mayManageServices(viewer, change.action, { organisationId }),
    );
    if (status === 'Pending') refuse(partnerErrors.under_review, { present: status });
    if (offer.price !== found.price) holdPrice(offer.price, found, lang);
    change.confirm?.(found);
    const answersChange = !sameAnswers(offer.answers, found.answers);
    if (answersChange) await holdAnswers(tx, offer, found, lang);
    await change.save(tx, offer);
    if (answersChange) await saveAnswers(tx, offer);
    await publish(tx, now, catalogEvents.offersChanged, { organisationId });
    const { price, minutes, active } = offer;
    const answersVersion = (found.answersVersion ?? 1) + (answersChange ? 1 : 0);
    const answers = ownAnswersOf(offer.answers);
    const row = { ...found, price, minutes, active, answers, answersVersion };
    return presentPartnerService(row, organisationId, viewer);
  });
}
