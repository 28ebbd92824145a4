import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const partnershipPages: DomainPages = {
  private: [
    route('consultant-service/hours', 'routes/partner-hours.tsx'),
    route('update-partner', 'routes/update-partner.tsx'),
    route('update-partner/profile-update', 'routes/partner-profile-update.tsx'),
  ],
  account: [route('buyer-profile/complete-kyb-as-partner', 'routes/become-partner.tsx')],
};
