import { Chain } from '../../../market/quote/chain.tsx';
import { LeadQuote } from '../../../market/quote/lead-quote.tsx';
import { LeadPage } from '../../../market/lead/lead-page.tsx';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/partner-lead.ts';

export const handle = page(({ t }) => ({ title: t('lead.title', 'Leads'), noindex: true }));

export default function PartnerLead({ params }: Route.ComponentProps) {
  return (
    <LeadPage
      leadId={params.leadId}
      quote={<LeadQuote leadId={params.leadId} />}
      chain={<Chain leadId={params.leadId} />}
      chatWith={({ rfqNumber: referenceNo }, name) => (
        <ChatButton about={{ sessionType: 'quotation', referenceNo }} name={name} />
      )}
    />
  );
}
