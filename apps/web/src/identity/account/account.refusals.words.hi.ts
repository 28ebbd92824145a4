import { signInRefusalsHi } from '@nukkad/contract/identity/account/sign-in.hi';
import type { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const accountRefusals = refusalsInHindi<keyof typeof accountErrors>({
  ...signInRefusalsHi,
  session_id_missing: 'नया OTP मँगाएँ।',
  account_status_moved_on: 'इस खाते की स्थिति बदल चुकी है। फिर से देखें।',
  status_reason_missing: 'कारण लिखें।',
  status_message_missing: 'लिखें कि कौन-सा नियम टूटा। व्यक्ति इसे पढ़ेगा।',
  admin_refused: 'अनुमति नहीं है',
  email_taken: 'यह ईमेल किसी और खाते में इस्तेमाल हो रहा है।',
  mobile_taken: 'यह मोबाइल नंबर किसी और खाते में इस्तेमाल हो रहा है।',
  mobile_set: 'आपके खाते में मोबाइल नंबर पहले से है।',
  role_not_held: 'अभी किसी बिज़नेस ने आपको नहीं जोड़ा है। उनसे आपका मोबाइल नंबर जोड़ने को कहें।',
  too_many_checks: 'एक घंटे में बहुत बार जाँच हुई। बाद में कोशिश करें।',
});
