import { defineErrors } from '../kernel/errors.ts';

export const catalogErrors = defineErrors({
  service_not_found: [404, 'Resource is not available'],
  category_not_found: [404, 'Resource is not available'],
  city_not_found: [404, 'Resource is not available'],
  price_not_found: [404, 'Resource is not available'],
  price_overlaps: [409, 'Another price is set there for some of these days.'],
});
