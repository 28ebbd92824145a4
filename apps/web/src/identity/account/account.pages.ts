import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const accountPages: DomainPages = {
  account: [
    route('profile/devices', 'routes/identity/devices.tsx'),
    route('profile/friends', 'routes/identity/friends.tsx'),
    route('profile/security', 'routes/identity/security.tsx'),
    route('buyer/addresses', 'routes/identity/addresses.tsx'),
  ],
};
