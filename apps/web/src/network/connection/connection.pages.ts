import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const connectionPages: DomainPages = {
  private: [
    route('network', 'routes/network/connections.tsx'),
    route('network/requests', 'routes/network/requests.tsx'),
    route('network/suggestions', 'routes/network/suggestions.tsx'),
    route('network/find', 'routes/network/find.tsx'),
    route('network/blocked', 'routes/network/blocked.tsx'),
    route('network/visitors', 'routes/network/visitors.tsx'),
    route('network/people/:handle', 'routes/network/person.tsx'),
    route('network/settings', 'routes/network/settings.tsx'),
  ],
};
