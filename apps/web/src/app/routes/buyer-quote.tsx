import { ReceivedQuotes } from '../../market/quote/received-quotes.tsx';
import { QuotePage } from '../../market/quotation/quote-page.tsx';
import { ChatButton } from '../../talk/chat/chat-button.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/buyer-quote.ts';

export const handle = page(({ t }) => ({ title: t('quote.title', 'Your quote requests'), noindex: true }));

export default function BuyerQuote({ params }: Route.ComponentProps) {
  return (
    <QuotePage
      rfqId={params.rfqId}
      quotes={<ReceivedQuotes rfqId={params.rfqId} />}
      chatWith={({ rfqNumber: referenceNo }, { userId, companyName }) => (
        <ChatButton about={{ sessionType: 'quotation', referenceNo, userId }} name={companyName} />
      )}
    />
  );
}
