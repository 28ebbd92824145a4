import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const portfolioPages: DomainPages = {
  private: [route('consultant-service/portfolio', 'routes/market/partner-portfolio.tsx')],
};
