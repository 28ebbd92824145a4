import type { subTaskErrors } from '@nukkad/contract/work/sub-task/sub-task.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const subTaskRefusals = refusalsInHindi<keyof typeof subTaskErrors>({
  sub_task_not_found: 'यह उपलब्ध नहीं है',
  sub_task_moved_on: 'यह कदम बदल गया है। देखकर फिर कोशिश करें।',
  sub_task_waits: 'पहले इससे पहले के कदम पूरे करें।',
  sub_task_circle: 'ये कदम एक-दूसरे का इंतज़ार करते हैं। दूसरे चुनें।',
  sub_task_need_unknown: 'इसी प्रोजेक्ट के कदम चुनें।',
  sub_task_limit: 'एक प्रोजेक्ट में ज़्यादा से ज़्यादा 100 कदम रखें।',
  sub_task_assignee_unknown: 'टीम का कोई सक्रिय सदस्य चुनें।',
  reminder_not_found: 'यह उपलब्ध नहीं है',
  reminder_past: 'आगे का समय चुनें।',
  reminder_limit: 'एक प्रोजेक्ट में ज़्यादा से ज़्यादा 20 खुले रिमाइंडर रखें।',
});
