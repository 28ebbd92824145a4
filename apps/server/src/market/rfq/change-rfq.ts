import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import type { changeRfq as endpoint } from '@nukkad/contract/market/rfq/rfq.api';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { sendFiles } from './ask-for-quotations.ts';
import { priceOf } from './lead/lead-price.rules.ts';
import { readLeadRules, setPrices } from './lead/lead.store.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { partsOf } from './read-rfqs.ts';
import { presentRfq } from './rfq.presenter.ts';
import { rfqTransitions } from './rfq.transitions.ts';
import { seeingOf } from './seeing.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

const detailsOf = ({ message, fromDay, byDay, budgetFrom, budgetTo }: Body) => ({
  message,
  fromDay: fromDay ?? null,
  byDay: byDay ?? null,
  budgetFromPaise: budgetFrom ?? null,
  budgetToPaise: budgetTo ?? null,
});

/** What it costs follows the budget. Unlocking waits for the lock of the request: no partner pays for words that change meanwhile. */
export async function changeRfq(deps: RfqDependencies, call: SignedInCall, body: Body): Promise<Rfq> {
  const { viewer, now, lang } = call;
  const limit = quotationFileLimits.ofRequest;
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const allowed = await rfqTransitions.lockTo(tx, viewer, rfqTransitions.verb.change, body.rfqId);
    const { status, unlocked, version } = allowed.row;
    if (unlocked > 0) refuse(rfqErrors.rfq_unlocked);
    if (version !== body.version) refuse(kernelErrors.stale_state, { present: status });
    const moved = await rfqTransitions.move(tx, allowed, { now, to: status, details: detailsOf(body) });
    await setPrices(tx, moved, priceOf(moved, now, await readLeadRules(tx, now, moved)), now);
    const files = await sendFiles(deps, tx, moved, body.fileIds ?? [], call);
    if (files.length > limit) refuse(rfqErrors.rfq_files_limit, { values: { limit } });
    return lastReads(async (reader) => presentRfq(moved, await partsOf(deps, reader, moved, seeing), lang));
  });
}
