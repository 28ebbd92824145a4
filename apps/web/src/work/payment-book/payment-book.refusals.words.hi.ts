import type { paymentBookErrors } from '@nukkad/contract/work/payment-book/payment-book.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const paymentBookRefusals = refusalsInHindi<keyof typeof paymentBookErrors>({
  book_entry_not_found: 'यह उपलब्ध नहीं है',
  book_entry_fixed: 'सिर्फ़ आपकी लिखी रसीद या क्रेडिट नोट वापस लिए जा सकते हैं।',
  book_entry_reversed: 'यह प्रविष्टि पहले ही वापस ली जा चुकी है।',
  book_entry_papered: 'इस प्रविष्टि पर क्रेडिट नोट जारी हुआ है। इसे वापस नहीं लिया जा सकता।',
  book_date_future: 'आज की या पहले की तारीख़ चुनें।',
});
