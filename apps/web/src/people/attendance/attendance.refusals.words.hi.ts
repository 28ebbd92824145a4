import type { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const attendanceRefusals = refusalsInHindi<keyof typeof attendanceErrors>({
  attendance_not_employed: 'इस दिन आप टीम में नहीं हैं।',
  attendance_not_found: 'यह उपलब्ध नहीं है',
  check_in_open: 'आप पहले से चेक इन हैं। पहले चेक आउट करें।',
  check_in_missing: 'आप चेक इन नहीं हैं।',
  check_in_too_early: 'चेक इन के लिए अभी जल्दी है। काम के समय के पास फिर कोशिश करें।',
  check_in_too_late: 'आपके काम का समय ख़त्म हो गया। सुधार माँगें।',
  check_in_away: 'आप काम की जगह से बहुत दूर हैं। वहाँ जाकर फिर कोशिश करें।',
  check_in_place_missing: 'काम की जगह पर चेक इन के लिए लोकेशन चालू करें।',
  check_in_offline_off: 'आपका बिज़नेस ऑफ़लाइन चेक इन नहीं मानता। सुधार माँगें।',
  check_in_overlaps: 'यह दूसरे चेक इन से टकराता है। सुधार माँगें।',
  work_site_not_found: 'यह उपलब्ध नहीं है',
  work_site_changed: 'यह जगह इस बीच बदल गई। देखकर फिर कोशिश करें।',
  work_site_name_taken: 'इस नाम की जगह पहले से है।',
  work_site_limit: 'ज़्यादा से ज़्यादा 50 जगहें रखें।',
  attendance_setting_changed: 'ये सेटिंग इस बीच बदल गईं। देखकर फिर कोशिश करें।',
  attendance_setting_for_unknown: 'अपने विभागों या कर्मचारियों में से एक चुनें।',
  attendance_setting_hours: 'दिन शुरू होने के बाद, 24 घंटे के अंदर ख़त्म होना चाहिए।',
  attendance_setting_half: 'आधा दिन पूरे दिन से छोटा होना चाहिए।',
  attendance_exemption_paid: 'इस महीने तक के वेतन की पुष्टि हो चुकी है। इसके बाद का दिन चुनें।',
  correction_past: 'यह दिन बहुत पुराना है। अपने मैनेजर से पूछें।',
  correction_future: 'ऐसा समय चुनें जो बीत चुका हो।',
  correction_order: 'अंत शुरुआत के बाद, 16 घंटे के अंदर होना चाहिए।',
  correction_limit: 'इस महीने के सारे सुधार हो चुके।',
  correction_pending: 'इस दिन के लिए सुधार पहले से माँगा गया है।',
});
