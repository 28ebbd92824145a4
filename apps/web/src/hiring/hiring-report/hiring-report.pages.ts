import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const hiringReportPages: DomainPages = {
  private: [route('hire-talent/figures', 'routes/hiring/hiring-figures.tsx')],
};
