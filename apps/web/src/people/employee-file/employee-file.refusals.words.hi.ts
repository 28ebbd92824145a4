import type { employeeFileErrors } from '@nukkad/contract/people/employee-file/employee-file.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const employeeFileRefusals = refusalsInHindi<keyof typeof employeeFileErrors>({
  employee_file_not_found: 'यह उपलब्ध नहीं है',
  employee_file_changed: 'यह फ़ाइल इस बीच बदल गई। देखकर फिर कोशिश करें।',
  employee_file_uan_taken: 'यह UAN किसी और कर्मचारी का है। नंबर जाँचें।',
  employee_file_born: 'जन्म तारीख़ जाँचें। कर्मचारी 14 से 100 साल के होते हैं।',
  employee_bank_missing: 'पहले बैंक खाता जोड़ें।',
  employee_bank_ifsc: 'यह IFSC कोड किसी बैंक का नहीं है। अपनी चेक बुक देखें।',
  employee_bank_verified: 'यह बैंक खाता पहले ही सत्यापित है।',
  employee_bank_code_wrong: 'अंक ग़लत हैं। बैंक का मैसेज देखें।',
  employee_bank_code_used_up: 'बहुत बार कोशिश हुई। बैंक खाता फिर से भरें।',
  employee_bank_too_often: 'आज बैंक खाता बहुत बार बदला गया। कल फिर कोशिश करें।',
  employee_bank_moved_on: 'यह बैंक खाता इस बीच बदल गया। देखकर फिर कोशिश करें।',
  employee_document_unknown: 'यह दस्तावेज़ फ़ाइल में नहीं है।',
  employee_document_added: 'यह दस्तावेज़ फ़ाइल में पहले से है।',
  employee_documents_full: 'एक फ़ाइल में 40 दस्तावेज़ आते हैं। पहले एक हटाएँ।',
});
