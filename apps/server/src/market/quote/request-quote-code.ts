import type {
  getQuoteDocument as documentCall,
  requestQuoteCode as endpoint,
} from '@nukkad/contract/market/quote/agreement.api';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { drawAgreement, offerDocument } from './agreement-document.ts';
import { type AgreementRow, findAgreement, saveAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { findQuote } from './quote.store.ts';
import { actorOn, lockSeenLead, readSeenLead, sideOfAgreement, type SeenLead } from './quoted-lead.ts';
import { requireAgreement } from './sign-quote.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** Of what was accepted before there were documents to sign: it gets one now. */
async function lateDocument(
  deps: QuoteDependencies,
  call: SignedInCall,
  of: SeenLead,
  { quoteId, digest }: AgreementRow,
): Promise<string> {
  const { db } = deps.platform;
  const version = await findQuote(db, quoteId);
  if (!version) return refuse(envelopeErrors.sign_ended);
  const drawn = await drawAgreement(deps, of, version);
  return deps.envelope.agreements.keepDocument(drawn, (document) =>
    deps.platform.write(call, async (tx) => {
      const { transitions } = deps.rfq.quotes;
      const seen = await lockSeenLead(deps, tx, call.viewer, of.lead.leadId);
      const { row: lead } = transitions.allow(actorOn(call.viewer, seen), transitions.verb.sign, seen.lead);
      const agreement = requireAgreement(await findAgreement(tx, lead.leadId), seen, digest);
      // Both sides asked at once: the other one tries again, and finds it.
      if (agreement.envelopeId !== null) return refuse(envelopeErrors.sign_document_differs);
      const envelopeId = await offerDocument(deps, tx, call, { ...seen, lead }, { version, document });
      if (envelopeId === null) return refuse(envelopeErrors.sign_ended);
      await saveAgreement(tx, partOf(lead, { ...agreement, envelopeId }));
      return envelopeId;
    }),
  );
}

/** To the number of who signs, for the document of the accepted version. */
export async function requestQuoteCode(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId, digest }: Body,
): Promise<EndpointAnswer<typeof endpoint>> {
  const { db } = deps.platform;
  const of = await readSeenLead(deps, db, call.viewer, leadId);
  const { transitions } = deps.rfq.quotes;
  transitions.allow(actorOn(call.viewer, of), transitions.verb.sign, of.lead);
  const agreement = requireAgreement(await findAgreement(db, leadId), of, digest);
  const envelopeId = agreement.envelopeId ?? (await lateDocument(deps, call, of, agreement));
  return deps.envelope.agreements.sendCode(call, { envelopeId, side: sideOfAgreement(of) });
}

/** What is signed, or the sealed file, for those who may read the lead. */
export async function linkQuoteDocument(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId, which }: EndpointParsed<typeof documentCall>['query'],
): Promise<EndpointAnswer<typeof documentCall>> {
  const { db } = deps.platform;
  await readSeenLead(deps, db, call.viewer, leadId);
  const envelopeId = (await findAgreement(db, leadId))?.envelopeId ?? null;
  if (envelopeId === null) return refuse(envelopeErrors.envelope_file_missing);
  return deps.envelope.agreements.link(call, { envelopeId, which });
}
