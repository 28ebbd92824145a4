import type { advanceErrors } from '@nukkad/contract/money/advance/advance.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const advanceRefusals = refusalsInHindi<keyof typeof advanceErrors>({
  advance_not_due: 'इस कोटेशन का कोई अग्रिम बाकी नहीं है।',
  advance_order_not_found: 'यह उपलब्ध नहीं है',
});
