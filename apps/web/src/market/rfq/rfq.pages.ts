import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const rfqPages: DomainPages = {
  private: [
    route('buyer/quotes', 'routes/market/buyer-rfqs.tsx'),
    route('buyer/quotes/new', 'routes/market/new-rfq.tsx'),
    route('buyer/quotes/:rfqId', 'routes/market/buyer-rfq.tsx'),
  ],
};
