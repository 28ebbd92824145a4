import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const favouritePages: DomainPages = {
  private: [
    route('buyer/favourites', 'routes/buyer-favourites.tsx'),
    route('buyer/partners/:serviceId', 'routes/buyer-partners.tsx'),
  ],
};
