import type { Project } from '@nukkad/contract/work/project/project.model';
import type { TypedMilestone } from '../milestone-fields.tsx';
import type { NewScopeChange } from './scope-change.queries.ts';

interface ScopedMilestone extends TypedMilestone {
  readonly key: string;
  /** Null: it is new. */
  readonly milestoneId: string | null;
  readonly isGone: boolean;
}

export interface TypedScope {
  readonly reason: string;
  readonly dueOn: string;
  readonly milestones: readonly ScopedMilestone[];
}

const pendingOf = ({ milestones }: Project) =>
  milestones.filter(({ status, isAdvance }) => status === 'Pending' && !isAdvance);

/** What may change, as it is. */
export const typedScope = (project: Project): TypedScope => ({
  reason: '',
  dueOn: project.dueOn,
  milestones: pendingOf(project).map(({ milestoneId, title, amount, taxPercent, dueOn }) => ({
    key: milestoneId,
    milestoneId,
    title,
    amount,
    taxPercent,
    dueOn,
    isAdvance: false,
    isGone: false,
  })),
});

/** What is sent: a row that is as it was is left out by the server. */
export function bodyOfScope({ projectId, dueOn }: Project, typed: TypedScope): NewScopeChange {
  const lines: object[] = [];
  for (const { milestoneId, isGone, title, amount, taxPercent, dueOn: due } of typed.milestones) {
    const terms = { title, amount, taxPercent, dueOn: due };
    if (milestoneId !== null && isGone) lines.push({ kind: 'remove', milestoneId });
    else if (milestoneId !== null) lines.push({ kind: 'change', milestoneId, ...terms });
    else if (!isGone) lines.push({ kind: 'add', ...terms });
  }
  const { reason, dueOn: wanted } = typed;
  return { projectId, reason, lines, ...(wanted && wanted !== dueOn && { dueOn: wanted }) } as NewScopeChange;
}

/** The whole as it would be. */
export function newTotal(project: Project, { milestones }: TypedScope): number {
  const was = pendingOf(project).reduce((sum, { amount }) => sum + amount, 0);
  const is = milestones.reduce((sum, { amount, isGone }) => sum + (isGone ? 0 : amount), 0);
  return project.total - was + is;
}
