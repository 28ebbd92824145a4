import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const reviewPages: DomainPages = {
  private: [route('consultant-service/reviews', 'routes/market/partner-reviews.tsx')],
};
