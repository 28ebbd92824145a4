import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const paymentBookPages: DomainPages = {
  private: [
    route('projects/payment-book', 'routes/work/payment-book.tsx'),
    route('projects/analytics', 'routes/work/project-analytics.tsx'),
  ],
};
