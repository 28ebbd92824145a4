import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { type Span, barOf, placeOf } from '../../nouns/plan/plan.rules.ts';
import styles from './sub-task.module.css';

/** A line from the end of each step to the beginning of those that wait for it; said in words beside the board. */
export function PlanLinks({ steps, span }: { steps: readonly SubTask[]; span: Span }) {
  // The first row is that of the milestones.
  const rowOf = new Map<string, number>(steps.map((step, index) => [step.subTaskId, index + 1.5]));
  const paths = steps.flatMap((step) =>
    step.needs.flatMap((needsId) => {
      const before = steps.find(({ subTaskId }) => subTaskId === needsId);
      const [own, other] = [barOf(step), before ? barOf(before) : null];
      if (!own || !other) return [];
      const end = placeOf(span, other);
      const x = (end.start + end.length) * span.days;
      const to = placeOf(span, own).start * span.days;
      const [y, toY] = [rowOf.get(needsId) ?? 0, rowOf.get(step.subTaskId) ?? 0];
      return [{ key: `${needsId} ${step.subTaskId}`, d: `M ${x} ${y} L ${to} ${y} L ${to} ${toY}` }];
    }),
  );
  return (
    <svg className={styles.links} viewBox={`0 0 ${span.days} ${steps.length + 1}`} preserveAspectRatio="none">
      {paths.map(({ key, d }) => (
        <path key={key} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
