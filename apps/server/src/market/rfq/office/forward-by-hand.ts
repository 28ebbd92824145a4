import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type {
  OfficeRfq,
  forwardRfq as forwarding,
  listRfqCandidates as asking,
} from '@nukkad/contract/market/rfq/office-rfq.api';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { partnersBeyond } from '../forward-rfq.ts';
import { priceOf } from '../lead/lead-price.rules.ts';
import { readLeadRules } from '../lead/lead.store.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { answerBefore } from '../rfq.rules.ts';
import { type RfqRow, lockRfq, readRules } from '../rfq.store.ts';
import { rfqTransitions } from '../rfq.transitions.ts';
import { tellLeads } from '../lead/tell-leads.ts';
import { presentOfficeRfqs } from './list-office-rfqs.ts';

const mostShown = 50;
/** By hand one may look further than the rules do. */
const timesAsWide = 2;

async function candidatesOf(deps: RfqDependencies, tx: Tx, row: RfqRow, now: Date) {
  const { widerMetres } = await readLeadRules(tx, now, row);
  return partnersBeyond(deps, tx, row, widerMetres * timesAsWide);
}

/** Who could be told by hand. */
export async function listCandidates(
  deps: RfqDependencies,
  { now, input }: SignedInCall<EndpointParsed<typeof asking>>,
): Promise<EndpointAnswer<typeof asking>> {
  return deps.platform.write(system, async (tx) => {
    const row = (await lockRfq(tx, input.params.rfqId)) ?? refuse(rfqErrors.rfq_not_found);
    const found = (await candidatesOf(deps, tx, row, now)).slice(0, mostShown);
    const ids = found.map(({ organisationId }) => organisationId);
    const names = await deps.partner.getOrganisations(tx, ids);
    return {
      items: found.map(({ organisationId, distanceMetres, rating }) => ({
        organisationId,
        companyName: names.get(organisationId)?.companyName ?? '',
        distanceMetres,
        rating,
      })),
    };
  });
}

/** Tells these partners as well; the request stays open for as many days as a new one. */
export async function forwardByHand(
  deps: RfqDependencies,
  call: SignedInCall<EndpointParsed<typeof forwarding>>,
): Promise<OfficeRfq> {
  const { viewer, now, lang, input } = call;
  const { organisationIds, version } = input.body;
  const seeing = { categories: await deps.catalog.categoryFaces(lang), lang };
  return deps.platform.write(call, async (tx) => {
    const row = (await lockRfq(tx, input.params.rfqId)) ?? refuse(rfqErrors.rfq_not_found);
    const verb = row.status === 'Request Sent' ? 'deliverByHand' : 'forwardByHand';
    const allowed = rfqTransitions.allow(viewer, verb, row);
    if (row.version !== version) refuse(kernelErrors.stale_state, { present: row.status });
    const partners = (await candidatesOf(deps, tx, row, now)).filter(({ organisationId }) =>
      organisationIds.includes(organisationId),
    );
    if (partners.length < new Set(organisationIds).size) refuse(rfqErrors.rfq_partner_not_there);
    const [rules, leadRules] = await Promise.all([
      readRules(tx, now, row.cityCode),
      readLeadRules(tx, now, row),
    ]);
    const answerBy = new Date(Math.max(row.answerBy.getTime(), answerBefore(now, rules).getTime()));
    const moved = await rfqTransitions.move(tx, allowed, { now, answerBy, forwarded: true });
    await tellLeads(deps, tx, moved, { partners, price: priceOf(row, now, leadRules), now });
    return lastReads(async (reader) => {
      const [shown] = await presentOfficeRfqs(deps, reader, [moved], seeing);
      return shown ?? refuse(rfqErrors.rfq_not_found);
    });
  });
}
