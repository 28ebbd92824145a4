import * as z from 'zod/mini';
import { day, id, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { taskStatuses } from './task.noun.ts';

export const taskId = id('Task');
export const commentId = id('Comment');
const staffId = z.uuid('This is not a known id.');
export const taskPriorities = ['high', 'normal', 'low'] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const taskEvery = ['daily', 'weekly', 'monthly'] as const;
export type TaskEvery = (typeof taskEvery)[number];
export const mostAssignees = 10;
export const mostChecks = 30;
export const mostTaskDocuments = 20;

const weekdays = z
  .array(whole(1, 7, '1 (Monday) to 7 (Sunday).'), 'Choose days of the week.')
  .check(z.maxLength(7, 'Choose each day once.'));

/** On which days it comes again; monthly: on the day of its first one. */
export const taskRepeatBody = z
  .object({
    every: z.enum(taskEvery, 'Choose one of the list.'),
    weekdays: z._default(weekdays, []),
    untilOn: z.optional(day('Last day on which one is made.')),
  })
  .check(
    z.refine(({ every, weekdays: days }) => (every === 'weekly') === days.length > 0, {
      error: 'Choose days of the week.',
      path: ['weekdays'],
    }),
  );

/** What is written of a task. */
export const taskBody = z
  .object({
    title: text(120, 'What is done.'),
    note: optionalText(2_000, 'More of it.'),
    priority: z._default(z.enum(taskPriorities, 'Choose one of the list.'), 'normal'),
    dueOn: z.optional(day('Last day; of a task that comes again the first day.')),
    remindDays: z.optional(whole(0, 30, 'Reminder so many days before the last day; 0: on the day.')),
    assignees: z._default(
      z
        .array(staffId, 'Send a list.')
        .check(z.maxLength(mostAssignees, `Choose at most ${mostAssignees}.`), z.describe('Who does it.')),
      [],
    ),
    checklist: z._default(
      z
        .array(
          z.object({
            checkId: z.optional(id('Line')).check(z.describe('Of a line that is there already.')),
            words: text(200),
          }),
          'Send a list.',
        )
        .check(z.maxLength(mostChecks, `Use at most ${mostChecks} lines.`)),
      [],
    ),
    repeat: z.optional(taskRepeatBody),
  })
  .check(
    z.refine(({ dueOn, remindDays }) => dueOn !== undefined || remindDays === undefined, {
      error: 'Choose the last day first.',
      path: ['dueOn'],
    }),
  );

/** What the viewer may do with a task. */
export const taskCan = z.object({
  edit: z.boolean(),
  assign: z.boolean().check(z.describe('May give it to others.')),
  start: z.boolean(),
  pause: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  cancel: z.boolean(),
  restore: z.boolean(),
  remove: z.boolean(),
});
const person = z.object({ staffId: z.uuid(), fullName: z.string() });

/** As a list shows it. */
export const taskCard = z.object({
  taskId,
  title: z.string(),
  status: z.enum(taskStatuses),
  priority: z.enum(taskPriorities),
  dueOn: z.nullable(z.string()),
  isLate: z.boolean(),
  assignees: z.array(person),
  checksDone: z.int(),
  checksAll: z.int(),
  comments: z.int(),
  documents: z.int(),
  every: z.nullable(z.enum(taskEvery)).check(z.describe('It comes again; null: once.')),
  version: z.int(),
  can: taskCan,
});
export type TaskCard = z.output<typeof taskCard>;
export type TaskCardAnswer = z.input<typeof taskCard>;

export const taskDocument = z.object({
  documentId: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  addedBy: z.string().check(z.describe('Name; empty: the account was erased.')),
  can: z.object({ remove: z.boolean() }),
});

/** With all that its page shows. */
export const task = z.object({
  ...taskCard.shape,
  note: z.string(),
  remindDays: z.nullable(z.int()),
  checklist: z.array(z.object({ checkId: id('Line'), words: z.string(), isDone: z.boolean() })),
  documentList: z.array(taskDocument),
  repeat: z.nullable(
    z.object({
      every: z.enum(taskEvery),
      weekdays: z.array(z.int()),
      untilOn: z.nullable(z.string()),
      nextOn: z.string(),
    }),
  ),
  author: z.string().check(z.describe('Name; empty: the account was erased.')),
  createdAt: instant(),
  endedAt: z.nullable(instant()),
});
export type Task = z.output<typeof task>;
export type TaskAnswer = z.input<typeof task>;

export const taskComment = z.object({
  commentId,
  author: z.string(),
  isOwn: z.boolean(),
  words: z.string(),
  createdAt: instant(),
  editedAt: z.nullable(instant()),
  version: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type TaskComment = z.output<typeof taskComment>;
export type TaskCommentAnswer = z.input<typeof taskComment>;
