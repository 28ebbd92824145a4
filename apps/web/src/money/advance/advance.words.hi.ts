import type { advanceErrors } from '@nukkad/contract/money/advance/advance.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Paying the advance of an agreed quote. */
export const advanceWords = {
  'advance.pay': '{{amount}} का अग्रिम दें',
  'advance.waiting': 'आपके भुगतान की पुष्टि का इंतज़ार है…',
  'advance.paid': 'भुगतान हो गया। आपका प्रोजेक्ट शुरू हो गया।',
  'advance.late': 'यह अग्रिम अब बाकी नहीं था। हम इसे लौटा रहे हैं।',
  'advance.refunded': 'यह अग्रिम अब बाकी नहीं था। हमने इसे लौटा दिया है।',
};

export const advanceRefusals = refusalsInHindi<keyof typeof advanceErrors>({
  advance_not_due: 'इस कोटेशन का कोई अग्रिम बाकी नहीं है।',
  advance_order_not_found: 'यह उपलब्ध नहीं है',
});
