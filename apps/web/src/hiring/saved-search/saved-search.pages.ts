import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const savedSearchPages: DomainPages = {
  private: [route('candidate/searches', 'routes/hiring/saved-searches.tsx')],
};
