import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { signQuote as endpoint } from '@nukkad/contract/market/quote/agreement.api';
import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partOf } from '../../platform/authorize.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { concludeAgreement } from './conclude-agreement.ts';
import { type AgreementRow, findAgreement, saveAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { openingOf } from './quote-opening.ts';
import { actorOn, lockSeenLead, readSeenLead, type SeenLead } from './quoted-lead.ts';
import { findQuote } from './quote.store.ts';
import { subjectOf, threadOf } from './read-thread.ts';
import { chooseAddress } from './visit/choose-address.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/**
 * One side's confirmation. The call asks for a one-time password; a document that is signed by a provider would be
 * written here in its place, the rest stays.
 */
function signed(row: AgreementRow, { side }: SeenLead, by: { userId: string; now: Date }): AgreementRow {
  const already = side === 'Partner' ? row.partnerSignedAt : row.buyerSignedAt;
  if (already) refuse(quoteErrors.quote_signed_already);
  return side === 'Partner'
    ? { ...row, partnerSignedBy: by.userId, partnerSignedAt: by.now }
    : { ...row, buyerSignedBy: by.userId, buyerSignedAt: by.now };
}

/** Confirms what was shown, by its digest; the second side's confirmation concludes the agreement. */
export async function signQuote(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId, digest, addressId }: Body,
): Promise<QuoteThread> {
  const { viewer, now, lang } = call;
  const { transitions } = deps.rfq.quotes;
  const read = await readSeenLead(deps, deps.platform.db, viewer, leadId);
  const subject = await subjectOf(deps, read, lang);
  return deps.platform.write(call, async (tx) => {
    const of = await lockSeenLead(deps, tx, viewer, leadId);
    const actor = actorOn(viewer, of);
    const allowed = transitions.allow(actor, transitions.verb.sign, of.lead);
    const agreement = await findAgreement(tx, leadId);
    if (!agreement || agreement.digest !== digest) return refuse(quoteErrors.quote_superseded);
    const after = signed(agreement, of, { userId: viewer.userId, now });
    const quote = await findQuote(tx, agreement.quoteId);
    const { row } = allowed;
    if (quote)
      await chooseAddress(deps, tx, { ...of, lead: row }, { content: quote.content, addressId, now });
    const isWhole = after.partnerSignedAt !== null && after.buyerSignedAt !== null;
    if (!isWhole) {
      const lead = await transitions.move(tx, allowed, { now });
      await saveAgreement(tx, partOf(lead, after));
      return lastReads((reader) =>
        threadOf(deps, reader, { ...of, lead }, { subject, opening: openingOf(deps, call) }),
      );
    }
    const agreed = await transitions.move(tx, transitions.allow(actor, transitions.verb.agree, of.lead), {
      now,
    });
    const lead = await concludeAgreement(deps, tx, { ...of, lead: agreed }, after, now);
    return lastReads((reader) =>
      threadOf(deps, reader, { ...of, lead }, { subject, opening: openingOf(deps, call) }),
    );
  });
}
