/** The document of an accepted quote: what both sides sign. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { AgreementDocumentAnswer } from '@nukkad/contract/files/envelope/agreement.model';
import type { AgreementParty, DrawnAgreement, KeptAgreement } from '../../files/envelope/index.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { QuotedLead } from '../rfq/index.ts';
import type { AgreementRow } from './agreement.store.ts';
import { drawQuoteToSign } from './draw-quote.ts';
import { paperOfVersion } from './get-paper.ts';
import { quoteWords } from './quote-paper.words.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import type { QuoteRow } from './quote.store.ts';

/** A lead whose version is signed; `lead` may be moved. */
export interface OfferedLead extends QuotedLead {
  readonly lead: Authorized<QuotedLead['lead']>;
}

/** Under the partner's name and logo of today, in the language of the version. */
export async function drawAgreement(
  deps: QuoteDependencies,
  of: QuotedLead,
  version: QuoteRow,
): Promise<DrawnAgreement> {
  const [facts, logo] = await Promise.all([
    paperOfVersion(deps, { row: version, of }, version.lang),
    deps.partner.logos.draw(deps.platform.db, version.organisationId),
  ]);
  const drawn = await drawQuoteToSign({ ...facts, agreement: null, logo }, version.lang);
  return { ...drawn, fileName: `quote-${facts.rfqNumber}-${version.versionNumber}.pdf` };
}

async function partiesOf(
  { account, partner }: QuoteDependencies,
  tx: Tx,
  { lead, rfq }: QuotedLead,
  buyerId: string,
): Promise<readonly AgreementParty[]> {
  const [organisations, people] = await Promise.all([
    partner.getOrganisations(tx, [lead.organisationId]),
    account.getPeople(tx, [buyerId]),
  ]);
  const buyer = people.get(buyerId);
  return [
    {
      side: 'first',
      userId: null,
      organisationId: lead.organisationId,
      name: organisations.get(lead.organisationId)?.companyName ?? '',
      lang: buyer?.language ?? 'en',
      screen: screenAddress.partnerQuote(lead.leadId),
    },
    {
      side: 'second',
      userId: buyerId,
      organisationId: null,
      name: buyer?.fullName ?? '',
      lang: buyer?.language ?? 'en',
      screen: screenAddress.customerQuote(rfq.rfqId, lead.leadId),
    },
  ];
}

/** In the transaction that accepts the version. Answers its id; null: the account of the customer was erased. */
export async function offerDocument(
  deps: QuoteDependencies,
  tx: Tx,
  call: SignedInCall,
  { lead, rfq }: OfferedLead,
  { version, document }: { readonly version: QuoteRow; readonly document: KeptAgreement },
): Promise<string | null> {
  if (rfq.userId === null) return null;
  const { organisationId } = lead;
  const organisations = await deps.partner.getOrganisations(tx, [organisationId]);
  const ownerId = organisations.get(organisationId)?.ownerUserId ?? call.viewer.userId;
  const offered = {
    document,
    title: `${quoteWords[version.lang].title} ${rfq.rfqNumber}, ${version.title}`,
    from: { userId: ownerId, organisationId },
    parties: await partiesOf(deps, tx, { lead, rfq }, rfq.userId),
    isInOrder: false,
  };
  await deps.envelope.agreements.offer(tx, call, partOf(lead, offered));
  return document.envelopeId;
}

/** The newer version, or the refusal, takes the place of what was to be signed. */
export async function endDocument(
  { envelope }: QuoteDependencies,
  tx: Tx,
  of: Authorized<object>,
  ending: {
    readonly envelopeId: string | null;
    readonly as: 'rejected' | 'cancelled' | 'expired';
    readonly reason: string;
  },
  now: Date,
): Promise<void> {
  const { envelopeId } = ending;
  if (envelopeId !== null) await envelope.agreements.end(tx, of, { ...ending, envelopeId }, now);
}

export async function readDocument(
  { envelope }: QuoteDependencies,
  reader: Reader,
  agreement: AgreementRow | null,
): Promise<AgreementDocumentAnswer | null> {
  const envelopeId = agreement?.envelopeId ?? null;
  if (envelopeId === null) return null;
  return (await envelope.agreements.read(reader, [envelopeId])).get(envelopeId) ?? null;
}
