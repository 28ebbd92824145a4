import { defineErrors } from '../../kernel/errors.ts';

export const taskErrors = defineErrors({
  task_not_found: [404, 'Resource is not available'],
  task_moved_on: [409, 'This task has changed. Check it and try again.'],
  task_assignee_unknown: [400, 'Choose active team members.'],
  task_assigns_others: [403, 'Only people who manage the team can assign tasks to others.'],
  task_repeat_needs_day: [400, 'Choose the first day.'],
  task_check_unknown: [404, 'This line is no longer on the list.'],
  task_document_unknown: [404, 'This document is no longer there.'],
  task_documents_full: [409, 'Use at most 20 documents in one task.'],
  task_comment_not_found: [404, 'Resource is not available'],
  task_comment_moved_on: [409, 'This comment has changed. Check it and try again.'],
});
