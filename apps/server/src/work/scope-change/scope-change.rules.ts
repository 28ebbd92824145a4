import type { ScopeLineBody } from '@nukkad/contract/work/scope-change/scope-change.model';

/** A milestone as a change meets it. */
export interface Scoped {
  readonly milestoneId: string;
  readonly title: string;
  readonly amountPaise: number;
  readonly taxPercent: number;
  readonly dueOn: string;
  readonly version: number;
  /** Neither submitted nor approved. */
  readonly isPending: boolean;
}

export interface Terms {
  readonly title: string;
  readonly amountPaise: number;
  readonly taxPercent: number;
  readonly dueOn: string;
}

export interface Change {
  readonly before: Scoped | null;
  readonly after: Terms | null;
}

const termsOf = ({
  title,
  amount,
  taxPercent,
  dueOn,
}: Exclude<ScopeLineBody, { kind: 'remove' }>): Terms => ({
  title,
  amountPaise: amount,
  taxPercent,
  dueOn,
});

const isSame = (one: Terms, other: Terms): boolean =>
  one.title === other.title &&
  one.amountPaise === other.amountPaise &&
  one.taxPercent === other.taxPercent &&
  one.dueOn === other.dueOn;

/** Lines beside the milestones that they are about; what changes nothing is left out. Null: a milestone is not there. */
export function changesOf(
  lines: readonly ScopeLineBody[],
  milestones: readonly Scoped[],
): readonly Change[] | null {
  const changes: Change[] = [];
  const named = new Set<string>();
  for (const line of lines) {
    if (line.kind === 'add') {
      changes.push({ before: null, after: termsOf(line) });
      continue;
    }
    const before = milestones.find(({ milestoneId }) => milestoneId === line.milestoneId);
    if (!before || named.has(before.milestoneId)) return null;
    named.add(before.milestoneId);
    const after = line.kind === 'remove' ? null : termsOf(line);
    if (!after || !isSame(before, after)) changes.push({ before, after });
  }
  return changes;
}

/** Each milestone is charged at a rate of the day, or keeps its own. */
export const isCharged = (changes: readonly Change[], rates: readonly number[]): boolean =>
  changes.every(
    ({ before, after }) =>
      after === null || after.taxPercent === before?.taxPercent || rates.includes(after.taxPercent),
  );

const sumOf = (rows: readonly { readonly amountPaise: number }[]): number =>
  rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The sum of all milestones, and with the changes. */
export function totalsOf(
  milestones: readonly Scoped[],
  changes: readonly Change[],
): { readonly before: number; readonly after: number } {
  const before = sumOf(milestones);
  const gone = sumOf(changes.flatMap((change) => change.before ?? []));
  const come = sumOf(changes.flatMap((change) => change.after ?? []));
  return { before, after: before - gone + come };
}
