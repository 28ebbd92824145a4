import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const catalogPages: DomainPages = {
  private: [
    route('products', 'routes/market/products.tsx'),
    route('service-categories', 'routes/market/service-categories.tsx'),
    route('service-categories/add-service-category', 'routes/market/add-service-category.tsx'),
    route('theme/catalogue', 'routes/market/catalogue-settings.tsx'),
  ],
};
