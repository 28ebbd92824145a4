import { defineErrors } from '../../kernel/errors.ts';

export const subTaskErrors = defineErrors({
  sub_task_not_found: [404, 'Resource is not available'],
  sub_task_moved_on: [409, 'This step has changed. Check it and try again.'],
  sub_task_waits: [409, 'Finish the steps before it first.'],
  sub_task_circle: [409, 'These steps wait for each other. Choose others.'],
  sub_task_need_unknown: [400, 'Choose steps of this project.'],
  sub_task_limit: [409, 'Use at most 100 steps in one project.'],
  sub_task_assignee_unknown: [400, 'Choose an active team member.'],
  reminder_not_found: [404, 'Resource is not available'],
  reminder_past: [400, 'Choose a time in the future.'],
  reminder_limit: [409, 'Use at most 20 open reminders in one project.'],
});
