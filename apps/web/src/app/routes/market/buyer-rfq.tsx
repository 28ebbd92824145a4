import { Chain } from '../../../market/quote/chain.tsx';
import { ReceivedQuotes } from '../../../market/quote/received-quotes.tsx';
import { RfqPage } from '../../../market/rfq/rfq-page.tsx';
import { AskAll } from '../../../talk/chat/ask-all.tsx';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-rfq.ts';

export const handle = page(({ t }) => ({ title: t('quote.title', 'Your quote requests'), noindex: true }));

const overLead: readonly string[] = ['Rejected', 'Cancelled', 'Closed'];

export default function BuyerRfq({ params }: Route.ComponentProps) {
  return (
    <RfqPage
      rfqId={params.rfqId}
      quotes={<ReceivedQuotes rfqId={params.rfqId} />}
      askAll={({ rfqNumber: referenceNo, unlockedPartners, nextStep }) =>
        nextStep !== 'over' && (
          <AskAll
            all={unlockedPartners
              .filter(({ status }) => !overLead.includes(status))
              .map(({ userId }) => ({ sessionType: 'quotation', referenceNo, userId }))}
          />
        )
      }
      chainOf={(leadId) => <Chain leadId={leadId} />}
      chatWith={({ rfqNumber: referenceNo }, { userId, companyName }) => (
        <ChatButton about={{ sessionType: 'quotation', referenceNo, userId }} name={companyName} />
      )}
    />
  );
}
