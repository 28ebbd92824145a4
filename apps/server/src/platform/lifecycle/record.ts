import type { AnyLifecycle, StateOf } from '@nukkad/contract/kernel/lifecycle';
import { audit } from '../audit.ts';
import type { Tx } from '../db/database.ts';
import type { Moved, RecordSpec } from './transition-spec.ts';

/** The second half of every move, after the change: timeline, audit, events. */
export const recorder =
  <L extends AnyLifecycle, Row extends { readonly status: StateOf<L> }, Who, Detail extends object>(
    spec: RecordSpec<L, Row, Who, Detail>,
  ) =>
  async (tx: Tx, moved: Moved<L, Row, Who, Detail>): Promise<void> => {
    const { table } = spec;
    await spec.timeline?.(tx, moved);
    const entry = spec.logged?.(moved);
    if (entry) await audit(tx, moved.now, entry);
    for (const { name, write } of spec.tells?.(moved) ?? []) {
      if (!table.moves[moved.verb]?.tells?.includes(name))
        throw new Error(`${table.name}.${moved.verb} does not tell ${name}.`);
      await write(tx, moved.now);
    }
  };
