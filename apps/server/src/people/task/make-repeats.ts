import { istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { tellAssigned } from './task-assignees.ts';
import { type TaskRepeatRow, listLatest, lockDueRepeats, saveNextDays } from './task-repeat.store.ts';
import type { TaskDependencies } from './task.interface.ts';
import { latestDay, nextDay } from './task.rules.ts';
import {
  type PlainTask,
  type TaskRow,
  insertAssignees,
  insertTasks,
  listAssignees,
  withAssignees,
} from './task.store.ts';
import { taskRepeatTransitions, taskTransitions } from './task.transitions.ts';

const atOnce = 200;

/** As the latest one of its repeat, with nothing done of it yet. */
const nextTask = (latest: TaskRow, repeatOn: string, now: Date): TaskRow => {
  const taskId = newId();
  return {
    ...latest,
    taskId,
    dueOn: repeatOn,
    remindedAt: null,
    overdueToldAt: null,
    checklist: latest.checklist.map(({ words }) => ({ checkId: newId(), words, isDone: false })),
    status: 'Open',
    endedAt: null,
    repeatOn,
    createdAt: now,
    updatedAt: now,
    version: 1,
    assignees: latest.assignees.map((one) => ({ ...one, taskId })),
  };
};

/** Who has left does not get the next one. */
async function withMembers(
  { partner }: TaskDependencies,
  tx: Tx,
  latest: readonly PlainTask[],
): Promise<TaskRow[]> {
  const assignees = await listAssignees(
    tx,
    latest.map(({ taskId }) => taskId),
  );
  const staff = await partner.getStaff(tx, [...new Set(assignees.map(({ staffId }) => staffId))]);
  return withAssignees(
    latest,
    assignees.filter(({ staffId }) => staff.get(staffId)?.isActive),
  );
}

async function insertAll(tx: Tx, tasks: readonly TaskRow[], now: Date): Promise<void> {
  const allowed = tasks.map((task) => taskTransitions.allowNewSystem(taskTransitions.verb.repeat, task));
  await insertTasks(
    tx,
    allowed.map(({ row }) => row),
  );
  const assignees = tasks.flatMap((task) => task.assignees);
  await insertAssignees(tx, systemAuthorized(assignees, 'Who did the latest one does the next.'), now);
  for (const one of allowed) {
    await taskTransitions.begin(tx, one, { now });
    await tellAssigned(tx, { viewer: null, now }, one.row, []);
  }
}

/** Those whose last day has passed end. */
async function stopOver(tx: Tx, over: readonly TaskRepeatRow[], now: Date): Promise<void> {
  for (const row of over) {
    const owned = { ...row, task: { organisationId: row.organisationId, createdBy: null, assignees: [] } };
    const allowed = taskRepeatTransitions.allowSystem(taskRepeatTransitions.verb.stop, owned);
    if (allowed) await taskRepeatTransitions.move(tx, allowed, { now });
  }
}

/** Every task whose day has come, once: what was missed while no one ran is made for the latest of its days alone. */
export async function makeRepeats(deps: TaskDependencies): Promise<void> {
  const now = deps.platform.clock.now();
  const today = istDay(now);
  const more = await deps.platform.write(system, async (tx) => {
    const due = await lockDueRepeats(tx, today, atOnce);
    if (due.length === 0) return false;
    const isOver = ({ nextOn, untilOn }: TaskRepeatRow) => untilOn !== null && nextOn > untilOn;
    const going = due.filter((row) => !isOver(row));
    const latest = await withMembers(
      deps,
      tx,
      await listLatest(
        tx,
        due.map(({ repeatId }) => repeatId),
      ),
    );
    const dayOf = new Map(
      going.map((row) => {
        const last = row.untilOn !== null && row.untilOn < today ? row.untilOn : today;
        return [row.repeatId, latestDay(row, row.nextOn, last)];
      }),
    );
    const tasks = latest.flatMap((task) => {
      const day = dayOf.get(task.repeatId ?? '');
      return day === undefined ? [] : [nextTask(task, day, now)];
    });
    await insertAll(tx, tasks, now);
    const next = going.map((row) => ({ ...row, nextOn: nextDay(row, dayOf.get(row.repeatId) ?? today) }));
    await saveNextDays(tx, systemAuthorized(next, 'A task was made for the day before.'), now);
    await stopOver(tx, due.filter(isOver), now);
    return due.length === atOnce;
  });
  if (more) await makeRepeats(deps);
}
