import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { finishAward as endpoint } from '@nukkad/contract/market/quote/award.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RfqWithLeads } from '../../rfq/index.ts';
import { compareQuotes } from '../compare-quotes.ts';
import type { QuoteDependencies } from '../quote.interface.ts';

/** At most so many in a round; the rest waits for the next one. */
const aRound = 200;

/** What a partner has accepted is confirmed or ends first: its lines are not taken from it meanwhile. */
const isWaiting = ({ leads }: RfqWithLeads) => leads.some(({ status }) => status === 'Accepted By User');

/** The customer needs no more: who has no agreement is told that the request is closed. */
export async function finishAward(
  deps: QuoteDependencies,
  call: SignedInCall,
  { rfqId, version }: EndpointParsed<typeof endpoint>['body'],
): Promise<Comparison> {
  const { viewer, now } = call;
  const { quotes } = deps.rfq;
  if (!(await quotes.findOwn(deps.platform.db, viewer, rfqId))) refuse(rfqErrors.rfq_not_found);
  await deps.platform.write(call, async (tx) => {
    const of = await quotes.lockAll(tx, rfqId);
    if (!of) return refuse(rfqErrors.rfq_not_found);
    if (of.rfq.endedAt === null && of.rfq.agreedAt === null) refuse(quoteErrors.award_nothing_agreed);
    if (isWaiting(of)) refuse(quoteErrors.award_waits);
    if (of.rfq.version !== version) refuse(kernelErrors.stale_state, { present: of.rfq.status });
    await quotes.finish(tx, viewer, of, now);
  });
  return compareQuotes(deps, call, { rfqId });
}

/** By the hour: requests of which partners agreed on lines, and no one quoted the others in time. */
export async function finishLapsed(deps: QuoteDependencies): Promise<void> {
  const { platform } = deps;
  const { quotes } = deps.rfq;
  const now = platform.clock.now();
  for (const rfqId of await quotes.listPartlyAgreed(platform.db, now, aRound))
    await platform.write(system, async (tx) => {
      const of = await quotes.lockAll(tx, rfqId);
      if (of && of.rfq.answerBy <= now && !isWaiting(of)) await quotes.finish(tx, null, of, now);
    });
}
