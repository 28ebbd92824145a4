/**
 * The transitions of everything that has a lifecycle. A domain supplies what is specific to it: how a row is locked
 * and saved, who sees it, the capacities of an actor, the name in the audit log. The order is always: lock, visibility
 * (404), permission (403), state (409 with the present state), change, timeline, audit, event.
 */
import type { AnyLifecycle, StateOf, VerbOf } from '@nukkad/contract/kernel/lifecycle';
import { audit } from '../audit.ts';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import { judge } from './allow.ts';
import { endOf } from './end-of.ts';
import type { Allowed, AllowedNew, TransitionSpec, Making, Moved } from './transition-spec.ts';

/** The mover of one kind of thing. */
export function transitions<
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Key,
  Who,
  Detail extends object,
>(spec: TransitionSpec<L, Row, Key, Who, Detail>) {
  const { table } = spec;

  async function record(tx: Tx, moved: Moved<L, Row, Who, Detail>): Promise<void> {
    await spec.timeline?.(tx, moved);
    await audit(tx, moved.now, spec.logged(moved));
    for (const { name, write } of spec.tells?.(moved) ?? []) {
      if (!table.moves[moved.verb]?.tells?.includes(name))
        throw new Error(`${table.name}.${moved.verb} does not tell ${name}.`);
      await write(tx, moved.now);
    }
  }

  /** Change, timeline, audit and events of one move, in the caller's transaction. Answers the row as it is then. */
  async function move<V extends VerbOf<L>>(
    tx: Tx,
    { row, verb, by }: Allowed<L, Row, V, Who>,
    making: Making<L, V, Detail>,
  ): Promise<Authorized<Row, V>> {
    const to = endOf(table, verb, making.to);
    const after = spec.next(row, to, making) as Authorized<Row, V>;
    const moved = { verb, from: row.status, to, before: row, after, by, now: making.now, detail: making };
    await spec.save(tx, after, moved);
    await record(tx, moved);
    return after;
  }

  /** Timeline, audit and events of a row that was just inserted. */
  async function begin<V extends VerbOf<L>>(
    tx: Tx,
    { row, verb, by }: AllowedNew<L, Row, V, Who>,
    detail: Detail & { readonly now: Date },
  ): Promise<void> {
    const { now } = detail;
    await record(tx, { verb, from: null, to: row.status, before: row, after: row, by, now, detail });
  }

  return { ...judge(spec), move, begin };
}
