import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const quotePages: DomainPages = {
  private: [
    route('buyer/quotes/:rfqId/offers/:leadId', 'routes/market/buyer-offer.tsx'),
    route('buyer/quotes/:rfqId/compare', 'routes/market/buyer-compare.tsx'),
    route('consultant-service/leads/:leadId/quote', 'routes/market/partner-quote.tsx'),
    route('consultant-service/leads/:leadId/quote/edit', 'routes/market/partner-quote-edit.tsx'),
  ],
};
