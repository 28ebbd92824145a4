import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const profilePages: DomainPages = {
  account: [
    route('profile', 'routes/profile.tsx'),
    route('profile/card', 'routes/profile-card.tsx'),
    route('profile/about', 'routes/profile-about.tsx'),
    route('profile/strength', 'routes/profile-strength.tsx'),
    route('profile/catalogue', 'routes/profile-catalogue.tsx'),
    route('profile/assets', 'routes/profile-assets.tsx'),
    route('profile/activity', 'routes/profile-activity.tsx'),
    route('profile/settings', 'routes/profile-settings.tsx'),
    route('profile/notifications', 'routes/profile-settings.tsx', { id: 'profile-notifications' }),
    route('buyer-profile', 'routes/buyer-profile.tsx'),
  ],
};
