import { taskEvents } from '@nukkad/contract/people/task/task.noun';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { type ToldTask, takeOverdue, takeReminders } from './task-reminder.store.ts';
import type { TaskDependencies } from './task.interface.ts';
import { listAssignees } from './task.store.ts';

const atOnce = 200;
/** People hear of tasks from nine in the morning. */
const nine = 9 * 60;

interface Told {
  readonly event: typeof taskEvents.due | typeof taskEvents.overdue;
  readonly tasks: readonly ToldTask[];
}

async function tell(tx: Tx, { event, tasks }: Told, now: Date): Promise<void> {
  const assignees = await listAssignees(
    tx,
    tasks.map(({ taskId }) => taskId),
  );
  for (const { taskId, organisationId, createdBy } of tasks) {
    const doing = assignees.filter((one) => one.taskId === taskId).map(({ userId }) => userId);
    const userIds = [...new Set([...(createdBy ? [createdBy] : []), ...doing])];
    await publish(tx, now, event, { taskId, organisationId, userIds, by: null });
  }
}

/** By the clock: reminders, and tasks whose last day has passed; each is told once. */
export async function remindOfTasks({ platform }: TaskDependencies): Promise<void> {
  const now = platform.clock.now();
  if (istMinuteOfDay(now) < nine) return;
  await platform.write(system, async (tx) => {
    const clock = systemAuthorized({ now, today: istDay(now), limit: atOnce }, 'Their days have come.');
    await tell(tx, { event: taskEvents.due, tasks: await takeReminders(tx, clock) }, now);
    await tell(tx, { event: taskEvents.overdue, tasks: await takeOverdue(tx, clock) }, now);
  });
}
