import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const findPages: DomainPages = {
  private: [
    route('view-all-candidates', 'routes/hiring/find-candidates.tsx'),
    route('view-all-candidates/:userId', 'routes/hiring/found-candidate.tsx'),
  ],
};
