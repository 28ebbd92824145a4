import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const quotationPages: DomainPages = {
  private: [
    route('buyer/quotes', 'routes/buyer-quotes.tsx'),
    route('buyer/quotes/new', 'routes/new-quote.tsx'),
    route('buyer/quotes/:rfqId', 'routes/buyer-quote.tsx'),
    route('consultant-service/leads', 'routes/partner-leads.tsx'),
    route('consultant-service/leads/:leadId', 'routes/partner-lead.tsx'),
  ],
};
