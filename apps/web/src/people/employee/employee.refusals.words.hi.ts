import type { employeeErrors } from '@nukkad/contract/people/employee/employee.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const employeeRefusals = refusalsInHindi<keyof typeof employeeErrors>({
  employee_not_found: 'यह उपलब्ध नहीं है',
  employee_changed: 'यह कर्मचारी इस बीच बदल गया। देखकर फिर कोशिश करें।',
  employee_code_taken: 'यह कर्मचारी नंबर किसी और का है।',
  employee_department_unknown: 'अपने विभागों में से एक चुनें।',
  employee_manager_unknown: 'मैनेजर के लिए टीम का सक्रिय सदस्य चुनें।',
  employee_manager_circle: 'दो लोग एक-दूसरे को रिपोर्ट नहीं कर सकते। दूसरा मैनेजर चुनें।',
  employee_setting_there: 'कर्मचारी नंबर पहले से तय हैं। दोबारा खोलकर बदलें।',
  employee_setting_missing: 'कर्मचारी नंबर अभी तय नहीं हैं।',
  employee_is_leaving: 'यह व्यक्ति छोड़ रहा है। आख़िरी दिन “छोड़ना” में बदलें।',
  employee_number_unknown: 'आपकी टीम में यह मोबाइल नंबर किसी का नहीं है।',
  employee_name_differs: 'यह नंबर किसी दूसरे नाम वाले का है। पंक्ति जाँचें।',
  employee_manager_unclear: 'इस नाम के कई लोग हैं। मैनेजर का मोबाइल नंबर लिखें।',
  employee_days_earlier: 'वे पहले यहाँ इसके बाद के दिन तक काम कर चुके हैं। उसके बाद का पहला दिन चुनें।',
  employee_days: 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।',
});
