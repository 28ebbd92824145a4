import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const favouritePages: DomainPages = {
  private: [
    route('buyer/favourites', 'routes/market/buyer-favourites.tsx'),
    route('buyer/partners/:serviceId', 'routes/market/buyer-partners.tsx'),
  ],
};
