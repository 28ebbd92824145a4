import type { KeptItem } from '@nukkad/contract/identity/privacy/privacy.model';

const day = 86_400_000;

/** A copy may be loaded for a week, and is made at most once a day. */
export const exportLifeMs = 7 * day;
export const exportPauseMs = day;

interface Held {
  readonly title: string;
  readonly erasure: { readonly kept?: Omit<KeptItem, 'what'> };
}

/** The erasure itself writes these rows, so they are kept for every person. */
const writtenByLeaving: ReadonlySet<string> = new Set(['erasure_record', 'audit_log']);

export const isWrittenByLeaving = ({ table }: { readonly table: string }): boolean =>
  writtenByLeaving.has(table);

/** What stays after an erasure, each heading once, with its longest time. */
export function keptOf(tables: readonly Held[]): KeptItem[] {
  const kept = new Map<string, KeptItem>();
  for (const { title, erasure } of tables) {
    const law = erasure.kept;
    if (!law) continue;
    const before = kept.get(title);
    if (!before || before.years < law.years) kept.set(title, { what: title, ...law });
  }
  return [...kept.values()];
}
