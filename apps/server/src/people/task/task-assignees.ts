import { taskErrors, taskEvents } from '@nukkad/contract/people/task/task.noun';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { TaskDependencies } from './task.interface.ts';
import { managesTasks } from './task.policy.ts';
import type { Assignee, TaskRow } from './task.store.ts';
import { concerned } from './task.transitions.ts';

type Chosen = Pick<Assignee, 'staffId' | 'userId'>;

/** Active members of the organisation, each once. */
export async function chosenMembers(
  { partner }: TaskDependencies,
  tx: Tx,
  viewer: Viewer,
  staffIds: readonly string[],
): Promise<readonly Chosen[]> {
  const wanted = [...new Set(staffIds)];
  if (wanted.length === 0) return [];
  const organisationId = organisationOf(viewer);
  const staff = await partner.getStaff(tx, wanted);
  return wanted.map((staffId) => {
    const one = staff.get(staffId);
    if (!one?.isActive || one.organisationId !== organisationId)
      return refuse(taskErrors.task_assignee_unknown);
    return { staffId, userId: one.userId };
  });
}

/** Who manages the team gives tasks to anyone; others to themselves, and they leave those who have one already. */
export function mustAssign(viewer: Viewer, before: readonly Chosen[], after: readonly Chosen[]): void {
  if (managesTasks(viewer)) return;
  const had = new Set(before.map(({ staffId }) => staffId));
  const kept = new Set(after.map(({ staffId }) => staffId));
  const isOwn = ({ userId }: Chosen) => userId === viewer.userId;
  const given = after.filter(({ staffId }) => !had.has(staffId));
  const taken = before.filter(({ staffId }) => !kept.has(staffId));
  if (![...given, ...taken].every(isOwn)) refuse(taskErrors.task_assigns_others);
}

/** Each who did not have it before hears of it. */
export async function tellAssigned(
  tx: Tx,
  { viewer, now }: { readonly viewer: Viewer | null; readonly now: Date },
  after: TaskRow,
  before: readonly Chosen[],
): Promise<void> {
  const had = new Set(before.map(({ userId }) => userId));
  for (const { userId } of after.assignees)
    if (!had.has(userId))
      await publish(tx, now, taskEvents.assigned, {
        ...concerned(after),
        by: viewer?.userId ?? null,
        userId,
      });
}
