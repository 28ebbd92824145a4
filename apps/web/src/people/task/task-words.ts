import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { TaskStatus } from '@nukkad/contract/people/task/task.noun';
import type { Task, TaskEvery, TaskPriority } from '@nukkad/contract/people/task/task.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { TaskMove } from './task.queries.ts';

export interface Voice {
  readonly t: Translate;
  readonly locale: string;
}

export const statusNames: Record<TaskStatus, (t: Translate) => string> = {
  Open: (t) => t('task.status.open', 'To do'),
  Inprogress: (t) => t('task.status.progress', 'Ongoing'),
  Closed: (t) => t('task.status.closed', 'Done'),
  Cancelled: (t) => t('task.status.cancelled', 'Cancelled'),
  deleted: (t) => t('task.status.deleted', 'Deleted'),
};

export const priorityNames: Record<TaskPriority, (t: Translate) => string> = {
  high: (t) => t('task.priority.high', 'High'),
  normal: (t) => t('task.priority.normal', 'Normal'),
  low: (t) => t('task.priority.low', 'Low'),
};

export const moveNames: Record<TaskMove, (t: Translate) => string> = {
  start: (t) => t('task.start', 'Start'),
  pause: (t) => t('task.pause', 'Move back to to-do'),
  close: (t) => t('task.close', 'Mark as done'),
  reopen: (t) => t('task.reopen', 'Reopen'),
  cancel: (t) => t('task.cancel', 'Cancel task'),
  restore: (t) => t('task.restore', 'Restore'),
  remove: (t) => t('task.remove', 'Delete'),
};

export const everyNames: Record<TaskEvery, (t: Translate) => string> = {
  daily: (t) => t('task.every.daily', 'Every day'),
  weekly: (t) => t('task.every.weekly', 'Every week'),
  monthly: (t) => t('task.every.monthly', 'Every month'),
};

/** 2026-11-23 is a Monday. */
export const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(
    istInstant(addDays('2026-11-22', weekday), 720),
  );

export const dayName = (day: string, locale: string): string =>
  formatInstant(istInstant(day), 'weekday', locale);

/** "Due today", "Due Sat 28 Nov", "Was due Sat 21 Nov". */
export function dueWords({ t, locale }: Voice, { dueOn, isLate }: Pick<Task, 'dueOn' | 'isLate'>): string {
  if (dueOn === null) return t('task.due.none', 'No due date');
  const day = dayName(dueOn, locale);
  if (isLate) return t('task.due.late', 'Overdue since {{day}}', { day });
  const today = istDay(new Date());
  if (dueOn === today) return t('task.due.today', 'Due today');
  if (dueOn === addDays(today, 1)) return t('task.due.tomorrow', 'Due tomorrow');
  return t('task.due.on', 'Due {{day}}', { day });
}

export const whoWords = ({ t }: Pick<Voice, 't'>, { assignees }: Pick<Task, 'assignees'>): string =>
  assignees.map(({ fullName }) => fullName).join(', ') || t('task.who.none', 'No one yet');

export function repeatWords({ t, locale }: Voice, repeat: NonNullable<Task['repeat']>): string {
  const days = repeat.weekdays.map((one) => weekdayName(one, locale)).join(', ');
  const every = everyNames[repeat.every](t) + (days && ` (${days})`);
  return t('task.repeat.next', '{{every}}, next on {{day}}', { every, day: dayName(repeat.nextOn, locale) });
}
