import type { expenseErrors } from '@nukkad/contract/people/expense/expense.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const expenseRefusals = refusalsInHindi<keyof typeof expenseErrors>({
  expense_category_not_found: 'यह उपलब्ध नहीं है',
  expense_category_name_taken: 'इस नाम की श्रेणी पहले से है।',
  expense_category_changed: 'यह श्रेणी बदल गई है। देखकर फिर कोशिश करें।',
  expense_category_limit: 'ज़्यादा से ज़्यादा 50 श्रेणियाँ रखें।',
  expense_category_closed: 'यह श्रेणी अब उपलब्ध नहीं है। दूसरी चुनें।',
  expense_day: 'पिछले 180 दिनों में से कोई दिन चुनें।',
  expense_amount_missing: 'लिखें कि कितना ख़र्च हुआ।',
  expense_distance_missing: 'लिखें कि कितनी दूर गए।',
  expense_over_claim: 'यह श्रेणी में एक ख़र्च की सीमा से ज़्यादा है।',
  expense_over_month: 'इससे श्रेणी की महीने की सीमा पार हो जाएगी।',
  expense_receipt_missing: 'रसीद की फ़ोटो या PDF जोड़ें।',
  expense_receipt_gone: 'एक रसीद अब नहीं है। उसे हटाकर फिर जोड़ें।',
  expense_receipt_limit: 'आज आपने बहुत रसीदें जोड़ीं। कल फिर कोशिश करें।',
  expense_link_unknown: 'अपने व्यवसाय की बुकिंग या प्रोजेक्ट चुनें।',
  expense_trip_unknown: 'अपनी ऐसी यात्रा चुनें जो पूरी न हुई हो।',
  expense_link_two: 'बुकिंग या प्रोजेक्ट में से एक चुनें।',
  expense_pay_more: 'यह बची राशि से ज़्यादा है। पक्की वेतन पर्ची की राशि उसी वेतन के साथ दी जाती है।',
  expense_pay_reference: 'भुगतान का नंबर लिखें।',
  advance_not_found: 'यह उपलब्ध नहीं है',
  advance_changed: 'यह अग्रिम बदल गया है। देखकर फिर कोशिश करें।',
  advance_staff_unknown: 'टीम का कोई सक्रिय सदस्य चुनें।',
  advance_own: 'आप ख़ुद को अग्रिम नहीं दे सकते।',
  advance_day: 'पिछले 12 महीनों में से कोई दिन चुनें।',
  advance_return_more: 'यह अग्रिम की बची राशि से ज़्यादा है।',
});
