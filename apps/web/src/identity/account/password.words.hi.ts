import type { passwordErrors } from '@nukkad/contract/identity/account/password.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const passwordRefusals = refusalsInHindi<keyof typeof passwordErrors>({
  sign_in_wrong: 'जानकारी ग़लत है। देखकर फिर डालें, या OTP से लॉग इन करें।',
  password_paused: 'बहुत बार कोशिश हुई। OTP से लॉग इन करें, या कल कोशिश करें।',
  password_too_common: 'इस पासवर्ड का अंदाज़ा लगाना आसान है। दूसरा चुनें।',
  password_personal: 'अपना नंबर, पता या नाम पासवर्ड में न रखें।',
  old_password_wrong: 'मौजूदा पासवर्ड ग़लत है।',
  proof_missing: 'मौजूदा पासवर्ड या नया OTP डालें।',
});
