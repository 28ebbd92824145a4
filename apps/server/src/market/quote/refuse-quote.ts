import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { refuseQuote as endpoint } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { endDocument } from './agreement-document.ts';
import { removeAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { listVersions } from './quote.store.ts';
import { openingOf } from './quote-opening.ts';
import { actorOn, lockSeenLead, readSeenLead } from './quoted-lead.ts';
import { subjectOf, threadOf } from './read-thread.ts';
import { insertRefusal } from './refusal.store.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** This partner's quote is not taken, also after it was accepted; the request goes on with the others. */
export async function refuseQuote(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId, quoteId, reason, words = '' }: Body,
): Promise<QuoteThread> {
  const { viewer, now, lang } = call;
  const { transitions } = deps.rfq.quotes;
  const read = await readSeenLead(deps, deps.platform.db, viewer, leadId);
  const subject = await subjectOf(deps, read, lang);
  return deps.platform.write(call, async (tx) => {
    const of = await lockSeenLead(deps, tx, viewer, leadId);
    const allowed = transitions.allow(actorOn(viewer, of), transitions.verb.refuseQuote, of.lead);
    const [newest] = await listVersions(tx, leadId);
    if (newest?.quoteId !== quoteId) refuse(quoteErrors.quote_superseded);
    const lead = await transitions.move(tx, allowed, { now });
    if (of.lead.status === 'Accepted By User') {
      const envelopeId = await removeAgreement(tx, lead);
      const said = words === '' ? 'The customer declined the quote.' : words;
      await endDocument(deps, tx, lead, { envelopeId, as: 'rejected', reason: said }, now);
    }
    await insertRefusal(tx, lead, { quoteId, reason, words, refusedAt: now });
    return lastReads((reader) =>
      threadOf(deps, reader, { ...of, lead }, { subject, opening: openingOf(deps, call) }),
    );
  });
}
