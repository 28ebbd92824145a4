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
    const entry = spec.logged?.(moved);
    const events = spec.tells?.(moved) ?? [];
    const unknown = events.find(({ name }) => !table.moves[moved.verb]?.tells?.includes(name));
    if (unknown) throw new Error(`${table.name}.${moved.verb} does not tell ${unknown.name}.`);
    await Promise.all([
      spec.timeline?.(tx, moved),
      entry && audit(tx, moved.now, entry),
      ...events.map(({ write }) => write(tx, moved.now)),
    ]);
  };
