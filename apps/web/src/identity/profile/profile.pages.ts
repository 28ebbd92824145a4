import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const profilePages: DomainPages = {
  account: [
    route('profile', 'routes/identity/profile.tsx'),
    route('profile/card', 'routes/identity/profile-card.tsx'),
    route('profile/about', 'routes/identity/profile-about.tsx'),
    route('profile/strength', 'routes/identity/profile-strength.tsx'),
    route('profile/catalogue', 'routes/identity/profile-catalogue.tsx'),
    route('profile/assets', 'routes/identity/profile-assets.tsx'),
    route('profile/activity', 'routes/identity/profile-activity.tsx'),
    route('profile/settings', 'routes/identity/profile-settings.tsx'),
    route('profile/notifications', 'routes/identity/profile-settings.tsx', { id: 'profile-notifications' }),
    route('buyer-profile', 'routes/identity/buyer-profile.tsx'),
  ],
};
