import type { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const accountRefusals = refusalsInHindi<keyof typeof accountErrors>({
  otp_too_soon: 'नया कोड माँगने से पहले ज़रा रुकें।',
  otp_too_many: 'बहुत बार कोड माँगा गया। कृपया बाद में कोशिश करें।',
  otp_wrong: 'यह कोड सही नहीं है। कृपया देख लें।',
  otp_expired: 'इस कोड का समय बीत गया। कृपया नया कोड मँगाएँ।',
  otp_used_up: 'बहुत बार ग़लत कोड लिखा गया। कृपया नया कोड मँगाएँ।',
  sign_in_paused: 'आज बहुत बार ग़लत कोड लिखा गया। कृपया कल कोशिश करें।',
  session_id_missing: 'कृपया नया कोड मँगाएँ।',
  account_status_moved_on: 'इस खाते की स्थिति बदल चुकी है। कृपया फिर देखें।',
  status_reason_missing: 'कृपया कारण लिखें।',
  status_message_missing: 'कृपया लिखें कि कौन सा नियम था: व्यक्ति इसे पढ़ेगा।',
  admin_refused: 'अनुमति नहीं है',
  email_taken: 'यह ई-मेल पता किसी और खाते में है।',
  mobile_taken: 'यह मोबाइल नंबर किसी और खाते में है।',
  mobile_set: 'आपके खाते में मोबाइल नंबर पहले से है।',
  role_not_held: 'अभी किसी ने आपको अपने कर्मचारियों में नहीं जोड़ा है। उनसे अपना नंबर जोड़ने को कहें।',
  too_many_checks: 'एक घंटे में बहुत बार जाँचा गया। कृपया बाद में कोशिश करें।',
});
