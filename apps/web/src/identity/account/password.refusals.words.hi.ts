import type { passwordErrors } from '@nukkad/contract/identity/account/password.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const passwordRefusals = refusalsInHindi<keyof typeof passwordErrors>({
  sign_in_wrong: 'ये दोनों मेल नहीं खाते। कृपया देख लें, या कोड से आएँ।',
  password_paused: 'बहुत बार ग़लत पासवर्ड लिखा गया। कोड से आएँ, या कल कोशिश करें।',
  password_too_common: 'यह पासवर्ड बहुत लोग रखते हैं, इसलिए इसे बूझना आसान है। कृपया दूसरा चुनें।',
  password_personal: 'पासवर्ड अपना ही नंबर, पता या नाम नहीं होना चाहिए।',
  old_password_wrong: 'यह आपका अभी का पासवर्ड नहीं है।',
  proof_missing: 'कृपया अभी का पासवर्ड या नया कोड दें।',
});
