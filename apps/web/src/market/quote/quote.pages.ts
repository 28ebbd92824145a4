import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const quotePages: DomainPages = {
  private: [
    route('buyer/quotes/:rfqId/offers/:leadId', 'routes/buyer-offer.tsx'),
    route('buyer/quotes/:rfqId/compare', 'routes/buyer-compare.tsx'),
    route('consultant-service/leads/:leadId/quote', 'routes/partner-quote.tsx'),
    route('consultant-service/leads/:leadId/quote/edit', 'routes/partner-quote-edit.tsx'),
  ],
};
