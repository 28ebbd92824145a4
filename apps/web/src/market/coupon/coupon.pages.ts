import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const couponPages: DomainPages = {
  private: [route('consultant-service/offers', 'routes/market/partner-offers.tsx')],
};
