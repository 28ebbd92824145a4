import * as z from 'zod/mini';
import { day, id, instant, optionalText, text } from '../../kernel/schema.ts';
import { milestoneId } from '../project/project.model.ts';
import { subTaskStatuses } from './sub-task.noun.ts';

export const subTaskId = id('SubTask');
/** Steps of one project. */
export const mostSubTasks = 100;
export const mostReminders = 20;

/** What is written of a step. */
export const subTaskBody = z.object({
  title: text(120, 'What is done.'),
  note: optionalText(1_000, 'More of it.'),
  startsOn: z.optional(day('First day.')),
  dueOn: z.optional(day('Last day.')),
  milestoneId: z.optional(milestoneId),
  needs: z
    .array(subTaskId, 'Send a list.')
    .check(
      z.maxLength(mostSubTasks, `Use at most ${mostSubTasks}.`),
      z.describe('What has to be closed before.'),
    ),
});

export const subTask = z.object({
  subTaskId,
  title: z.string(),
  note: z.string(),
  startsOn: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
  milestoneId: z.nullable(milestoneId),
  status: z.enum(subTaskStatuses),
  assignee: z.nullable(z.object({ staffId: z.uuid(), fullName: z.string() })),
  needs: z.array(subTaskId),
  isWaiting: z.boolean().check(z.describe('Something before it is not closed.')),
  isLate: z.boolean(),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    start: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type SubTask = z.output<typeof subTask>;
export type SubTaskAnswer = z.input<typeof subTask>;

export const reminder = z.object({
  reminderId: id('Reminder'),
  words: z.string(),
  remindAt: instant(),
  isTold: z.boolean(),
});
export type Reminder = z.output<typeof reminder>;
export type ReminderAnswer = z.input<typeof reminder>;
