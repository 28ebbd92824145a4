import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { QuoteSide } from '@nukkad/contract/market/quote/quote.model';
import type { Reader } from '../../platform/db/database.ts';
import { person } from '../../platform/notice/notice.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import { findAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { findQuote, listNewest } from './quote.store.ts';

export interface OfLead {
  readonly facts: { readonly leadId: string; readonly rfqId: string; readonly by?: QuoteSide };
}

/** What the words need, and to whom they go. */
export function noticeReads({ platform, partner, rfq: { quotes } }: QuoteDependencies) {
  const companyOf = async (reader: Reader, organisationId: string) =>
    (await partner.getOrganisations(reader, [organisationId])).get(organisationId);
  const customer = async ({ facts }: OfLead, reader: Reader) =>
    person((await quotes.find(reader, facts.leadId))?.rfq.userId);
  const owner = async ({ facts }: OfLead, reader: Reader) => {
    const found = await quotes.find(reader, facts.leadId);
    return person(found && (await companyOf(reader, found.lead.organisationId))?.ownerUserId);
  };
  const look = (side: QuoteSide) => async (heard: OfLead, reader: Reader) => {
    const found = await quotes.find(reader, heard.facts.leadId);
    if (!found) return null;
    const { lead, rfq } = found;
    const agreement = await findAgreement(reader, lead.leadId);
    const company = await companyOf(reader, lead.organisationId);
    const [newest] = agreement
      ? [await findQuote(reader, agreement.quoteId)]
      : await listNewest(reader, [lead.leadId]);
    const path =
      side === 'Buyer'
        ? screenAddress.customerQuote(rfq.rfqId, lead.leadId)
        : screenAddress.partnerQuote(lead.leadId);
    return {
      lead,
      agreement,
      number: rfq.rfqNumber,
      isSplit: rfq.splitAt !== null,
      companyName: company?.companyName ?? '',
      ownerUserId: company?.ownerUserId ?? null,
      sentBy: newest?.createdBy ?? null,
      total: newest ? inRupees(newest.totalPaise) : '',
      isAgain: (newest?.versionNumber ?? 1) > 1,
      link: `${platform.config.publicOrigin}${path}`,
    };
  };
  return { customer, owner, look };
}

export type Reads = ReturnType<typeof noticeReads>;
