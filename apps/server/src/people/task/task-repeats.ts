/** When a task comes again: set, changed and stopped with the task that it began with. */
import { taskErrors } from '@nukkad/contract/people/task/task.noun';
import type { taskRepeatBody } from '@nukkad/contract/people/task/task.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { authorize } from '../../platform/authorize.ts';
import { type TaskRepeatRow, insertRepeat, saveRepeat } from './task-repeat.store.ts';
import { maySetTask } from './task.policy.ts';
import { type Repeating, nextDay } from './task.rules.ts';
import type { TaskRow } from './task.store.ts';
import { taskRepeatTransitions } from './task.transitions.ts';

type Wanted = z.output<typeof taskRepeatBody>;
type Call = Pick<SignedInCall, 'viewer' | 'now'>;

const monthDayOf = (day: string): number => Number(day.slice(8));

const repeatingOf = ({ every, weekdays }: Wanted, firstOn: string): Repeating => ({
  every,
  weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
  monthDay: every === 'monthly' ? monthDayOf(firstOn) : null,
});

/** The next of its days behind the present task and behind today: no task is made for a day that is over. */
function daysOf(
  wanted: Wanted,
  firstOn: string,
  now: Date,
): Repeating & Pick<TaskRepeatRow, 'nextOn' | 'untilOn'> {
  const today = istDay(now);
  const repeating = repeatingOf(wanted, firstOn);
  const nextOn = nextDay(repeating, firstOn > today ? firstOn : today);
  return { ...repeating, nextOn, untilOn: wanted.untilOn ?? null };
}

/** Are its days as they were? The 31st stays the 31st where the task of a shorter month is edited. */
const isSame = (row: TaskRepeatRow, wanted: Wanted, task: TaskRow): boolean =>
  row.every === wanted.every &&
  task.dueOn === task.repeatOn &&
  row.weekdays.join() === [...new Set(wanted.weekdays)].toSorted((one, other) => one - other).join();

const withWeekdays = <Row extends Repeating>(row: Row) => ({ ...row, weekdays: [...row.weekdays] });

/** Before its first task is written. */
export async function beginRepeat(
  tx: Tx,
  { viewer, now }: Call,
  task: TaskRow,
  wanted: Wanted,
): Promise<Pick<TaskRow, 'repeatId' | 'repeatOn'>> {
  const firstOn = task.dueOn ?? refuse(taskErrors.task_repeat_needs_day);
  const row = {
    repeatId: newId(),
    organisationId: task.organisationId,
    ...withWeekdays(daysOf(wanted, firstOn, now)),
    status: 'Active' as const,
    createdAt: now,
    updatedAt: now,
    task,
  };
  const allowed = taskRepeatTransitions.allowNew(viewer, taskRepeatTransitions.verb.begin, row);
  await insertRepeat(tx, allowed.row);
  await taskRepeatTransitions.begin(tx, allowed, { now });
  return { repeatId: row.repeatId, repeatOn: firstOn };
}

/** What was chosen of a task that is there: it begins, changes or ends. */
export async function changeRepeat(
  tx: Tx,
  call: Call,
  task: TaskRow,
  wanted: Wanted | undefined,
): Promise<Pick<TaskRow, 'repeatId' | 'repeatOn'>> {
  const { viewer, now } = call;
  const kept = { repeatId: task.repeatId, repeatOn: task.repeatOn };
  if (task.repeatId === null) return wanted ? beginRepeat(tx, call, task, wanted) : kept;
  const key = { repeatId: task.repeatId, organisationId: task.organisationId, task };
  const locked = await taskRepeatTransitions
    .lockTo(tx, viewer, taskRepeatTransitions.verb.stop, key)
    .catch(() => null);
  if (!locked) return kept;
  if (!wanted) {
    await taskRepeatTransitions.move(tx, locked, { now });
    return kept;
  }
  const firstOn = task.dueOn ?? refuse(taskErrors.task_repeat_needs_day);
  const { task: _of, ...row } = locked.row;
  const days = isSame(row, wanted, task)
    ? { weekdays: row.weekdays, untilOn: wanted.untilOn ?? null }
    : daysOf(wanted, firstOn, now);
  const changed = { ...row, ...days, weekdays: [...days.weekdays], updatedAt: now };
  await saveRepeat(tx, authorize<TaskRepeatRow, boolean>(changed, maySetTask(viewer, task)));
  return kept;
}
