import type { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The others are those of the back office. */
type Code = Extract<
  keyof typeof catalogErrors,
  'service_not_found' | 'category_not_found' | 'city_not_found'
>;

export const catalogRefusals = refusalsInHindi<Code>({
  service_not_found: 'यह उपलब्ध नहीं है',
  category_not_found: 'यह उपलब्ध नहीं है',
  city_not_found: 'यह उपलब्ध नहीं है',
});
