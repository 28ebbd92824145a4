import type { TaskEvery } from '@nukkad/contract/people/task/task.model';
import { addDays, istWeekday } from '@nukkad/contract/kernel/time';

/** On which days a task comes again. All days are those of Asia/Kolkata. */
export interface Repeating {
  readonly every: TaskEvery;
  readonly weekdays: readonly number[];
  readonly monthDay: number | null;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The `monthDay` of a month, in a shorter one its last day. Months count on over the end of a year. */
function dayOfMonth(year: number, month: number, monthDay: number): string {
  const [ofYear, ofMonth] = month > 12 ? [year + 1, 1] : [year, month];
  const date = Math.min(monthDay, daysIn(ofYear, ofMonth));
  return `${ofYear}-${String(ofMonth).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

function nextInMonth(after: string, monthDay: number): string {
  const [year = 0, month = 0] = after.split('-').map(Number);
  const inThis = dayOfMonth(year, month, monthDay);
  return inThis > after ? inThis : dayOfMonth(year, month + 1, monthDay);
}

const week = [1, 2, 3, 4, 5, 6, 7];

/** The first of its days after `after`. */
export function nextDay({ every, weekdays, monthDay }: Repeating, after: string): string {
  if (every === 'monthly') return nextInMonth(after, monthDay ?? 1);
  const days = week.map((many) => addDays(after, many));
  const found = every === 'daily' ? days[0] : days.find((day) => weekdays.includes(istWeekday(day)));
  return found ?? addDays(after, 1);
}

/** The latest of its days up to `today`, from `first` on: what was missed meanwhile is made once, not day by day. */
export function latestDay(repeating: Repeating, first: string, today: string): string {
  let latest = first;
  for (let next = nextDay(repeating, first); next <= today; next = nextDay(repeating, next)) latest = next;
  return latest;
}

/** Is its last day over? */
export const isLate = (
  { dueOn, endedAt }: { readonly dueOn: string | null; readonly endedAt: Date | null },
  today: string,
): boolean => endedAt === null && dueOn !== null && dueOn < today;

/** Lines of a checklist that were done stay done where only their words changed. */
export function rewritten<Check extends { readonly checkId: string; readonly isDone: boolean }>(
  before: readonly Check[],
  lines: readonly { readonly checkId?: string | undefined; readonly words: string }[],
  newId: () => string,
): { checkId: string; words: string; isDone: boolean }[] {
  const known = new Map(before.map((one) => [one.checkId, one]));
  return lines.map(({ checkId, words }) => {
    const line = checkId === undefined ? undefined : known.get(checkId);
    if (line) known.delete(line.checkId);
    return { checkId: line?.checkId ?? newId(), words, isDone: line?.isDone ?? false };
  });
}
