import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const groupPages: DomainPages = {
  private: [
    route('groups', 'routes/network/groups.tsx'),
    route('groups/new', 'routes/network/new-group.tsx'),
    route('groups/:slug/:tab?', 'routes/network/group.tsx'),
  ],
};
