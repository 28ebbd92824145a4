import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const talentPoolPages: DomainPages = {
  private: [route('hire-talent/pool', 'routes/hiring/talent-pool.tsx')],
};
