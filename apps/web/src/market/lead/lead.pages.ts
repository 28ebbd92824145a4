import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const leadPages: DomainPages = {
  private: [
    route('consultant-service/leads', 'routes/market/partner-leads.tsx'),
    route('consultant-service/leads/:leadId', 'routes/market/partner-lead.tsx'),
  ],
};
