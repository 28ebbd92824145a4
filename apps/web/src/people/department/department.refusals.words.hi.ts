import type { departmentErrors } from '@nukkad/contract/people/department/department.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

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
