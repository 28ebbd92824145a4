import type { SubTaskStatus } from '@nukkad/contract/work/sub-task/sub-task.noun';

/** A step that waits for another one. */
export interface Need {
  readonly subTaskId: string;
  readonly needsId: string;
}

/** Is something of what it waits for still open? What was cancelled holds up no one. */
export const waitsFor = (
  subTaskId: string,
  needs: readonly Need[],
  statusOf: ReadonlyMap<string, SubTaskStatus>,
): boolean =>
  needs
    .filter((need) => need.subTaskId === subTaskId)
    .some(({ needsId }) => ['Open', 'Inprogress'].includes(statusOf.get(needsId) ?? 'Closed'));

/** Would these needs of one step make it wait for itself, by way of the others? */
export function makesCircle(subTaskId: string, wanted: readonly string[], needs: readonly Need[]): boolean {
  const others = needs.filter((need) => need.subTaskId !== subTaskId);
  const seen = new Set<string>();
  const waiting = [...wanted];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === subTaskId) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { subTaskId: one, needsId } of others) if (one === next) waiting.push(needsId);
  }
  return false;
}
