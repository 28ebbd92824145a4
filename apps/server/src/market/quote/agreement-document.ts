/** The document of an accepted quote: what both sides sign. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { AgreementParty, DrawnAgreement, KeptAgreement } from '../../files/envelope/index.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { QuotedLead } from '../rfq/index.ts';
import { paperOfVersion } from './get-paper.ts';
import { paperToSign } from './own-paper.ts';
import { quoteWords } from './quote-paper.words.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import type { QuoteRow } from './quote.store.ts';

/** A lead whose version is signed; `lead` may be moved. */
export interface OfferedLead extends QuotedLead {
  readonly lead: Authorized<QuotedLead['lead']>;
}

export async function drawAgreement(
  deps: QuoteDependencies,
  of: QuotedLead,
  version: QuoteRow,
): Promise<DrawnAgreement> {
  return paperToSign(deps, await paperOfVersion(deps, { row: version, of }, version.lang));
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
