import type { AnyLifecycle, StateOf, VerbOf } from '@nukkad/contract/kernel/lifecycle';

/** The end that the caller named, or the only one. Anything else is a mistake of ours. */
export function endOf<L extends AnyLifecycle>(
  table: L,
  verb: VerbOf<L>,
  named: StateOf<L> | undefined,
): StateOf<L> {
  const ends = table.moves[verb]?.to ?? [];
  const to = named ?? (ends.length === 1 ? ends[0] : undefined);
  if (to === undefined || !ends.includes(to))
    throw new Error(`${table.name}.${verb} cannot end as ${String(to)}.`);
  return to;
}
