import type { slotWaitErrors } from '@nukkad/contract/market/schedule/schedule.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const slotWaitRefusals = refusalsInHindi<keyof typeof slotWaitErrors>({
  slot_is_free: 'इस दिन अब एक समय ख़ाली है। नीचे चुनें।',
  slot_waits_full: 'आप पाँच दिनों का इंतज़ार कर रहे हैं। पहले एक हटाएँ।',
  slot_wait_not_found: 'यह अनुरोध अब नहीं है।',
});
