import type { waitlistErrors } from '@nukkad/contract/market/waitlist/waitlist.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const waitlistRefusals = refusalsInHindi<keyof typeof waitlistErrors>({
  already_served: 'यह सेवा वहाँ अब उपलब्ध है। आप बुक कर सकते हैं।',
  waitlist_full: 'आप पहले ही कई सेवाओं का इंतज़ार कर रहे हैं। पहले कोई एक हटाएँ।',
  waitlist_entry_not_found: 'यह उपलब्ध नहीं है',
});
