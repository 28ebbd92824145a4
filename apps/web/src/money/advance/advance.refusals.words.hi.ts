import type { advanceErrors } from '@nukkad/contract/money/advance/advance.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** What no call answers is left out: an order is moved by the gateway alone. */
type Answered = Exclude<keyof typeof advanceErrors, 'advance_order_moved_on'>;

export const advanceRefusals = refusalsInHindi<Answered>({
  advance_not_due: 'इस कोटेशन का कोई अग्रिम बाकी नहीं है।',
  advance_order_not_found: 'यह उपलब्ध नहीं है',
});
