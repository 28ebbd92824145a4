import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const catalogPages: DomainPages = {
  private: [
    route('products', 'routes/products.tsx'),
    route('service-categories', 'routes/service-categories.tsx'),
    route('service-categories/add-service-category', 'routes/add-service-category.tsx'),
    route('theme/catalogue', 'routes/catalogue-settings.tsx'),
  ],
};
