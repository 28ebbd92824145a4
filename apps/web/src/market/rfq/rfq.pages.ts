import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const rfqPages: DomainPages = {
  private: [
    route('buyer/quotes', 'routes/buyer-rfqs.tsx'),
    route('buyer/quotes/new', 'routes/new-rfq.tsx'),
    route('buyer/quotes/:rfqId', 'routes/buyer-rfq.tsx'),
  ],
};
