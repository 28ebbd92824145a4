import { defineErrors } from '../../kernel/errors.ts';

export const catalogErrors = defineErrors({
  service_not_found: [404, 'Resource is not available'],
  category_not_found: [404, 'Resource is not available'],
  city_not_found: [404, 'Resource is not available'],
  price_not_found: [404, 'Resource is not available'],
  price_overlaps: [409, 'Another price already covers some of these dates.'],
  price_status_moved_on: [409, 'This price has already been decided.'],
  price_days_gone: [409, 'The dates of this price have passed. Set a new one.'],
  own_price: [403, 'Another Admin must decide on this price.'],
});
