import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const privacyPages: DomainPages = {
  account: [
    route('profile/privacy', 'routes/public/privacy.tsx'),
    route('profile/terms', 'routes/identity/own-terms.tsx'),
  ],
};
