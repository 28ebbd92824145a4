import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const leadCreditPages: DomainPages = {
  private: [route('consultant-service/leads/credits', 'routes/money/lead-credits.tsx')],
};
