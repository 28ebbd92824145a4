import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const accountPages: DomainPages = {
  account: [
    route('profile/devices', 'routes/devices.tsx'),
    route('profile/friends', 'routes/friends.tsx'),
    route('profile/security', 'routes/security.tsx'),
    route('buyer/addresses', 'routes/addresses.tsx'),
  ],
};
