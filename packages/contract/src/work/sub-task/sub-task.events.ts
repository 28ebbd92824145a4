import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const subTaskEvents = {
  assigned: event('sub_task.assigned', {
    summary: 'A step of a project was given to a member of staff.',
    facts: z.object({
      subTaskId: ref('sub-task'),
      projectId: ref('project'),
      staffId: ref('member of staff'),
    }),
  }),
  remind: event('project_reminder.due', {
    summary: 'A person wanted to be reminded of a project now.',
    facts: z.object({ reminderId: ref('reminder'), projectId: ref('project') }),
  }),
};
