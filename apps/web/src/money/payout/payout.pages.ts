import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const payoutPages: DomainPages = {
  private: [
    route('consultant-service/money/payouts', 'routes/money/partner-payouts.tsx'),
    route('consultant-service/money/payouts/:payoutId', 'routes/money/partner-payout.tsx'),
  ],
};
