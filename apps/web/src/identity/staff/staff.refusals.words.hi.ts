import type { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const staffRefusals = refusalsInHindi<keyof typeof staffErrors>({
  staff_not_found: 'यह उपलब्ध नहीं है',
  staff_moved_on: 'इस बीच यह बदल गया है। कृपया फिर देखें।',
  staff_has_open_jobs: 'इस नाम पर काम बाक़ी हैं। कृपया पहले किसी और को दें।',
  staff_already_here: 'यह व्यक्ति पहले से आपके यहाँ काम करता है।',
  staff_already_invited: 'इस नंबर को पहले ही बुलाया जा चुका है।',
  staff_is_owner: 'यह मालिक का नंबर है।',
  owner_set_elsewhere: 'मालिक काम पर जाते हैं या नहीं, यह दुकान के समय के साथ तय होता है।',
  staff_limit: 'एक समय में 500 से ज़्यादा लोग नहीं। कृपया पहले सूची साफ़ करें।',
  invitation_lapsed: 'इस बुलावे का समय निकल गया है। कृपया नया माँगें।',
  rights_not_held: 'आप वही अधिकार दे या ले सकते हैं जो आपके पास हैं।',
  own_rights: 'अपने अधिकार कोई ख़ुद नहीं बदलता।',
  sheet_unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया हमारा नमूना CSV या XLSX में इस्तेमाल करें।',
  sheet_empty: 'इस फ़ाइल में कोई नहीं है।',
  sheet_too_long: 'एक बार में ज़्यादा से ज़्यादा 500 पंक्तियाँ दें।',
  sheet_too_wide: 'इस शीट में बहुत ज़्यादा कॉलम हैं। हमारा नमूना इस्तेमाल करें।',
  sheet_columns: 'स्तंभ नमूने जैसे नहीं हैं।',
  sheet_not_previewed: 'यह वह फ़ाइल नहीं जो देखी गई थी। कृपया फिर देखें।',
  sheet_has_errors: 'कोई जोड़ा नहीं गया: कृपया पहले चिह्नित पंक्तियाँ ठीक करें।',
});
