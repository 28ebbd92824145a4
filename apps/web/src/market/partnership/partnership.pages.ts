import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const partnershipPages: DomainPages = {
  private: [
    route('consultant-service/hours', 'routes/market/partner-hours.tsx'),
    route('update-partner', 'routes/market/update-partner.tsx'),
    route('update-partner/profile-update', 'routes/market/partner-profile-update.tsx'),
  ],
  account: [route('buyer-profile/complete-kyb-as-partner', 'routes/market/become-partner.tsx')],
};
