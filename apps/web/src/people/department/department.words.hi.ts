import type { departmentErrors } from '@nukkad/contract/people/department/department.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Departments: the chart and its form. */
export const departmentWords = {
  'department.about': 'कौन कहाँ काम करता है, और कौन किसका प्रमुख है।',
  'department.add': 'विभाग जोड़ें',
  'department.edit': 'विभाग बदलें',
  'department.edit.short': 'बदलें',
  'department.head': 'प्रमुख',
  'department.led': 'प्रमुख: {{name}}',
  'department.led.owner': 'प्रमुख: मालिक',
  'department.name': 'नाम',
  'department.owner': 'मालिक',
  'department.parent': 'किसका हिस्सा',
  'department.people_one': '{{count}} व्यक्ति',
  'department.people_other': '{{count}} लोग',
  'department.remove': 'हटाएँ',
  'department.save': 'सेव करें',
  'department.saved': 'सेव हो गया',
  'department.title': 'विभाग',
  'department.top': 'कोई नहीं',
};

/** Empty screens in Hindi. */
export const departmentEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-departments': 'अभी कोई विभाग नहीं',
  'empty.no-departments.words': 'अपनी टीम को समूहों में रखें और हर समूह का प्रमुख चुनें।',
};

export const departmentRefusals = refusalsInHindi<keyof typeof departmentErrors>({
  department_not_found: 'यह उपलब्ध नहीं है',
  department_changed: 'यह विभाग इस बीच बदल गया। देखकर फिर कोशिश करें।',
  department_name_taken: 'इस नाम का विभाग पहले से है।',
  department_parent_unknown: 'इसे किसी और विभाग के नीचे रखें।',
  department_head_unknown: 'प्रमुख के लिए टीम का सक्रिय सदस्य चुनें।',
  department_circle: 'विभाग खुद के नीचे नहीं हो सकता। दूसरा चुनें।',
  department_in_use: 'पहले इसके लोगों और नीचे के विभागों को दूसरी जगह रखें।',
  department_limit: 'ज़्यादा से ज़्यादा 100 विभाग रखें।',
});
