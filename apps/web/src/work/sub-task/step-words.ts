import type { SubTaskStatus } from '@nukkad/contract/work/sub-task/sub-task.noun';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { istInstant } from '@nukkad/contract/kernel/time';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { StepMove } from './sub-task.queries.ts';

export const stateNames: Record<SubTaskStatus, (t: Translate) => string> = {
  Open: (t) => t('step.open', 'To do'),
  Inprogress: (t) => t('step.progress', 'Ongoing'),
  Closed: (t) => t('step.closed', 'Done'),
  Cancelled: (t) => t('step.cancelled', 'Cancelled'),
};

export const moveNames: Record<StepMove, (t: Translate) => string> = {
  start: (t) => t('step.start', 'Start'),
  close: (t) => t('step.close', 'Mark as done'),
  reopen: (t) => t('step.reopen', 'Reopen'),
  cancel: (t) => t('step.cancel', 'Cancel step'),
};

/** The days of a step; empty: it has none. */
export function daysWords(locale: string, { startsOn, dueOn }: Pick<SubTask, 'startsOn' | 'dueOn'>): string {
  const words = (day: string) => formatInstant(istInstant(day), 'date', locale);
  if (startsOn && dueOn && startsOn !== dueOn) return `${words(startsOn)} – ${words(dueOn)}`;
  const day = dueOn ?? startsOn;
  return day ? words(day) : '';
}
