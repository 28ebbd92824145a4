import type { taskErrors } from '@nukkad/contract/people/task/task.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const taskRefusals = refusalsInHindi<keyof typeof taskErrors>({
  task_not_found: 'यह उपलब्ध नहीं है',
  task_moved_on: 'यह काम बदल गया है। देखकर फिर कोशिश करें।',
  task_assignee_unknown: 'टीम के सक्रिय सदस्य चुनें।',
  task_assigns_others: 'दूसरों को काम वही दे सकते हैं जो टीम संभालते हैं।',
  task_repeat_needs_day: 'पहला दिन चुनें।',
  task_check_unknown: 'यह लाइन अब सूची में नहीं है।',
  task_document_unknown: 'यह दस्तावेज़ अब वहाँ नहीं है।',
  task_documents_full: 'एक काम में ज़्यादा से ज़्यादा 20 दस्तावेज़ रखें।',
  task_comment_not_found: 'यह उपलब्ध नहीं है',
  task_comment_moved_on: 'यह टिप्पणी बदल गई है। देखकर फिर कोशिश करें।',
});
