import type { projectCostErrors } from '@nukkad/contract/work/project-cost/project-cost.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const projectCostRefusals = refusalsInHindi<keyof typeof projectCostErrors>({
  project_cost_not_found: 'यह खर्च उपलब्ध नहीं है।',
  project_cost_future: 'तारीख आज के बाद की नहीं हो सकती।',
  project_cost_limit: 'एक प्रोजेक्ट में 1,000 खर्च दर्ज हो सकते हैं।',
  project_cost_step_unknown: 'इसी प्रोजेक्ट का कदम चुनें।',
  project_cost_staff_unknown: 'टीम का कोई सक्रिय सदस्य चुनें।',
  project_cost_file_unknown: 'इसी प्रोजेक्ट की फ़ाइल चुनें।',
});
