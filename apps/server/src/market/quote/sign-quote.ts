import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { signQuote as endpoint } from '@nukkad/contract/market/quote/agreement.api';
import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { KeptSignature } from '../../files/envelope/index.ts';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { concludeAgreement } from './conclude-agreement.ts';
import { type AgreementRow, findAgreement, saveAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { openingOf } from './quote-opening.ts';
import { actorOn, lockSeenLead, readSeenLead, sideOfAgreement, type SeenLead } from './quoted-lead.ts';
import { findQuote } from './quote.store.ts';
import { subjectOf, threadOf } from './read-thread.ts';
import { chooseAddress } from './visit/choose-address.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

const hasSigned = ({ partnerSignedAt, buyerSignedAt }: AgreementRow, { side }: SeenLead) =>
  (side === 'Partner' ? partnerSignedAt : buyerSignedAt) !== null;

const signedBy = (row: AgreementRow, { side }: SeenLead, userId: string, now: Date): AgreementRow =>
  side === 'Partner'
    ? { ...row, partnerSignedBy: userId, partnerSignedAt: now }
    : { ...row, buyerSignedBy: userId, buyerSignedAt: now };

/** The version that was accepted, as its screen showed it, and not signed by this side yet. */
export function requireAgreement(found: AgreementRow | null, of: SeenLead, digest: string): AgreementRow {
  if (!found || found.digest !== digest) return refuse(quoteErrors.quote_superseded);
  if (hasSigned(found, of)) refuse(quoteErrors.quote_signed_already);
  return found;
}

/** What follows of it: the other side is told, or both have signed, and it is agreed. */
async function follow(
  deps: QuoteDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  of: SeenLead,
  after: AgreementRow,
): Promise<SeenLead['lead']> {
  const { transitions } = deps.rfq.quotes;
  const actor = actorOn(viewer, of);
  const isWhole = after.partnerSignedAt !== null && after.buyerSignedAt !== null;
  if (!isWhole) {
    const lead = await transitions.move(tx, transitions.allow(actor, transitions.verb.sign, of.lead), {
      now,
    });
    await saveAgreement(tx, partOf(lead, after));
    return lead;
  }
  const agreed = await transitions.move(tx, transitions.allow(actor, transitions.verb.agree, of.lead), {
    now,
  });
  return concludeAgreement(deps, tx, { ...of, lead: agreed }, after, now);
}

/** Behind the locks of request and lead; a wrong one-time password is answered as a fact, so that it counts. */
async function signOnce(
  deps: QuoteDependencies,
  tx: Tx,
  call: SignedInCall,
  { leadId, digest, addressId, documentHash, codeId, otp, passkey }: Body,
  signature: KeptSignature,
) {
  const { viewer, now } = call;
  const { transitions } = deps.rfq.quotes;
  const of = await lockSeenLead(deps, tx, viewer, leadId);
  const { row: locked } = transitions.allow(actorOn(viewer, of), transitions.verb.sign, of.lead);
  const agreement = requireAgreement(await findAgreement(tx, leadId), of, digest);
  const { envelopeId } = agreement;
  if (envelopeId === null) return refuse(envelopeErrors.sign_document_differs);
  const quote = await findQuote(tx, agreement.quoteId);
  if (quote)
    await chooseAddress(deps, tx, { ...of, lead: locked }, { content: quote.content, addressId, now });
  const asked = { envelopeId, side: sideOfAgreement(of), documentHash, codeId, otp, passkey, signature };
  const signed = await deps.envelope.agreements.sign(tx, call, asked);
  if ('code' in signed) return signed;
  const lead = await follow(deps, tx, call, of, signedBy(agreement, of, viewer.userId, now));
  return { ...of, lead };
}

/** Signs the document that was shown, by its hash; the second side's signature concludes the agreement. */
export async function signQuote(
  deps: QuoteDependencies,
  call: SignedInCall,
  body: Body,
): Promise<QuoteThread> {
  const { viewer, lang } = call;
  const { db } = deps.platform;
  const read = await readSeenLead(deps, db, viewer, body.leadId);
  const { transitions } = deps.rfq.quotes;
  transitions.allow(actorOn(viewer, read), transitions.verb.sign, read.lead);
  const { envelopeId } = requireAgreement(await findAgreement(db, body.leadId), read, body.digest);
  if (envelopeId === null) return refuse(envelopeErrors.sign_document_differs);
  const subject = await subjectOf(deps, read, lang);
  const asked = { envelopeId, side: sideOfAgreement(read), signature: body.signature };
  return deps.envelope.agreements.signing(call, asked, (signature) =>
    deps.platform.write<QuoteThread | ErrorFact>(call, async (tx) => {
      const of = await signOnce(deps, tx, call, body, signature);
      if ('code' in of) return of;
      return lastReads((reader) => threadOf(deps, reader, of, { subject, opening: openingOf(deps, call) }));
    }),
  );
}
