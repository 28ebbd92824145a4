import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const leavingPages: DomainPages = {
  private: [
    route('leaving', 'routes/people/own-leaving.tsx'),
    route('people/leaving', 'routes/people/leavings.tsx'),
  ],
};
