import { defineErrors } from '../kernel/errors.ts';

export const catalogErrors = defineErrors({
  service_not_found: [404, 'Resource is not available'],
  category_not_found: [404, 'Resource is not available'],
  city_not_found: [404, 'Resource is not available'],
});
