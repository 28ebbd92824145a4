import type { Task, TaskEvery, TaskPriority } from '@nukkad/contract/people/task/task.model';
import type { TaskBody } from './task.queries.ts';

export interface Line {
  readonly checkId?: string;
  readonly words: string;
}

/** What the form of a task holds. */
export interface Typed {
  readonly title: string;
  readonly note: string;
  readonly assignees: readonly string[];
  readonly priority: TaskPriority;
  readonly dueOn: string;
  /** Days before the last day, or empty: no reminder. */
  readonly remindDays: string;
  readonly every: TaskEvery | '';
  readonly weekdays: readonly string[];
  readonly untilOn: string;
  readonly checklist: readonly Line[];
}

/** What the parts of the form share. */
export interface TaskParts {
  readonly fields: Typed;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (next: Partial<Typed>) => void;
}

export const typedOf = (task: Task | null): Typed => ({
  title: task?.title ?? '',
  note: task?.note ?? '',
  assignees: task?.assignees.map(({ staffId }) => staffId) ?? [],
  priority: task?.priority ?? 'normal',
  dueOn: task?.dueOn ?? '',
  remindDays: task && task.remindDays !== null ? String(task.remindDays) : '',
  every: task?.repeat?.every ?? '',
  weekdays: task?.repeat?.weekdays.map(String) ?? [],
  untilOn: task?.repeat?.untilOn ?? '',
  checklist: task?.checklist.map(({ checkId, words }) => ({ checkId, words })) ?? [],
});

/** Empty lines of the checklist are left out. */
export const bodyOf = (typed: Typed): TaskBody => ({
  title: typed.title,
  note: typed.note,
  priority: typed.priority,
  assignees: [...typed.assignees],
  checklist: typed.checklist.filter(({ words }) => words.trim() !== ''),
  ...(typed.dueOn && { dueOn: typed.dueOn }),
  ...(typed.dueOn && typed.remindDays && { remindDays: Number(typed.remindDays) }),
  ...(typed.every && {
    repeat: {
      every: typed.every,
      weekdays: typed.every === 'weekly' ? typed.weekdays.map(Number) : [],
      ...(typed.untilOn && { untilOn: typed.untilOn }),
    },
  }),
});
