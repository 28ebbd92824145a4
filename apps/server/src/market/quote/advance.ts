import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import { partOf } from '../../platform/authorize.ts';
import { refuse } from '../../platform/refusal.ts';
import { findAgreement } from './agreement.store.ts';
import { bookAgreed } from './conclude-agreement.ts';
import type { QuoteDependencies, QuoteInterface } from './quote.interface.ts';
import { lockSeenLead } from './quoted-lead.ts';

const lockAdvance =
  (deps: QuoteDependencies): QuoteInterface['lockAdvance'] =>
  async (tx, viewer, leadId) => {
    const { lead, rfq, side } = await lockSeenLead(deps, tx, viewer, leadId);
    if (side !== 'Buyer' || rfq.userId === null) return refuse(leadErrors.lead_not_found);
    const agreement = await findAgreement(tx, leadId);
    if (lead.status !== 'Payment Pending' || !agreement?.payBy) return null;
    return {
      leadId,
      rfqId: rfq.rfqId,
      organisationId: lead.organisationId,
      buyerId: rfq.userId,
      digest: agreement.digest,
      amountPaise: agreement.advancePaise,
      payBy: agreement.payBy,
    };
  };

const advancePaid =
  (deps: QuoteDependencies): QuoteInterface['advancePaid'] =>
  async (tx, paid, now) => {
    const of = await deps.rfq.quotes.lock(tx, paid.leadId);
    const agreement = await findAgreement(tx, paid.leadId);
    const isDue = of?.lead.status === 'Payment Pending' && agreement?.advancePaise === paid.amountPaise;
    if (!of || !agreement || !isDue) return false;
    const after = { ...agreement, orderId: paid.orderId, paidAt: now, payBy: null };
    await bookAgreed(deps, tx, { ...of, lead: partOf(paid, of.lead) }, after, now);
    return true;
  };

/** What is paid in advance, as the money side asks for it. */
export const advances = (deps: QuoteDependencies): QuoteInterface => ({
  lockAdvance: lockAdvance(deps),
  lockAgreement: async (tx, leadId) => {
    await deps.rfq.quotes.lock(tx, leadId);
  },
  advancePaid: advancePaid(deps),
});
