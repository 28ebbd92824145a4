/**
 * The transitions of everything that has a lifecycle. A domain supplies what is specific to it: how a row is locked
 * and saved, who sees it, the capacities of an actor, the name in the audit log. The order is always: lock, visibility
 * (404), permission (403), state (409 with the present state), change, timeline, audit, event.
 */
import type { AnyLifecycle, StateOf, VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import { judge } from './allow.ts';
import { endOf } from './end-of.ts';
import type { Allowed, TransitionSpec, Making } from './transition-spec.ts';
import { rowTransitions } from './row-transitions.ts';
import { recorder } from './record.ts';

/** The mover of one kind of thing. */
export function transitions<
  L extends AnyLifecycle,
  Row extends Facts & { readonly status: StateOf<L> },
  Key,
  Who,
  Detail extends object,
  Facts extends object = Row,
>(spec: TransitionSpec<L, Row, Key, Who, Detail, Facts>) {
  const { table } = spec;
  const record = recorder(spec);

  /** Change, timeline, audit and events of one move, in the caller's transaction. Answers the row as it is then. */
  async function move<V extends VerbOf<L>>(
    tx: Tx,
    { row, verb, by }: Allowed<L, Row, V, Who>,
    making: Making<L, V, Detail>,
  ): Promise<Authorized<Row, V>> {
    const to = endOf(table, verb, making.to);
    const after = spec.next(row, to, making) as Authorized<Row, V>;
    const moved = { verb, from: row.status, to, before: row, after, by, now: making.now, detail: making };
    // Sent together, in this order.
    await Promise.all([spec.save(tx, after, moved), record(tx, moved)]);
    return after;
  }

  return { ...judge(spec), ...rowTransitions(spec), move };
}
