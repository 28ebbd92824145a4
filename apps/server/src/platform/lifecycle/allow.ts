import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  type ActorOf,
  type AnyLifecycle,
  type StateOf,
  type SystemVerbOf,
  type VerbOf,
  actingAs,
  canMove,
  mayActor,
} from '@nukkad/contract/kernel/lifecycle';
import { keysOf, recordOf } from '@nukkad/contract/kernel/record';
import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import type { Allowed, AllowedNew, TransitionSpec } from './transition-spec.ts';
import { newBy } from './new-by.ts';

/** See (404), who (403), when (409): the first half of every move. */
export function judge<
  L extends AnyLifecycle,
  Row extends Facts & { readonly status: StateOf<L> },
  Key,
  Who,
  Detail extends object,
  Facts extends object = Row,
>(spec: TransitionSpec<L, Row, Key, Who, Detail, Facts>) {
  const { table } = spec;
  type Permit<V extends VerbOf<L>> = Allowed<L, Row, V, Who>;

  /** 404 unless it is there and this one's business. */
  const seen = (who: Who, row: Row | null): Row => (row && spec.sees(who, row) ? row : refuse(spec.notFound));

  const capacityOf = (who: Who, verb: VerbOf<L>, row: Facts): ActorOf<L> =>
    actingAs(table, verb, spec.capacities(who, row, verb)) ??
    refuse(spec.forbidden?.(who, row, verb) ?? kernelErrors.forbidden);

  /** Of a row that is locked already: 404, 403 or 409 unless it may be moved so. */
  function allow<V extends VerbOf<L>>(who: Who, verb: V, locked: Row | null): Permit<V> {
    const row = seen(who, locked);
    const kind = capacityOf(who, verb, row);
    if (!canMove(table, verb, row.status)) refuse(spec.movedOn, { present: row.status });
    return { row: row as Permit<V>['row'], verb, by: { kind, who } };
  }

  /**
   * For consumers and timers, which look again at the row: null when it has moved on and nothing is to be done. 403 for a
   * move that is not the machine's.
   */
  function allowSystem<V extends SystemVerbOf<L>>(verb: V, row: Row | null): Permit<V> | null {
    if (!mayActor(table, verb, 'System')) return refuse(kernelErrors.forbidden);
    if (!row || !canMove(table, verb, row.status)) return null;
    return { row: row as Permit<V>['row'], verb, by: { kind: 'System', who: null } };
  }

  /** A row that is to be made by this verb: 403 for who may not. The store that inserts it asks for the answer. */
  function allowNew<V extends VerbOf<L>, New extends Facts & { readonly status: StateOf<L> }>(
    who: Who,
    verb: V,
    row: New,
  ): AllowedNew<L, New, V, Who> {
    return newBy(table, verb, row, { kind: capacityOf(who, verb, row), who });
  }

  /** For each verb, whether this one may make that move of this row, now: a presenter says it as `can`. */
  function movesOf(
    who: Who,
    row: Facts & { readonly status: StateOf<L> },
  ): Readonly<Record<VerbOf<L>, boolean>> {
    const may = (verb: VerbOf<L>) =>
      canMove(table, verb, row.status) && actingAs(table, verb, spec.capacities(who, row, verb)) !== null;
    return recordOf(keysOf<VerbOf<L>>(table.moves), may);
  }

  return {
    seen,
    allow,
    movesOf,
    allowSystem,
    allowNew,
    /** Locks it, and then as `allow`. */
    lockTo: async <V extends VerbOf<L>>(tx: Tx, who: Who, verb: V, key: Key) =>
      allow(who, verb, await spec.lock(tx, key)),
    /** Locks it, and then as `allowSystem`. */
    lockForSystem: async <V extends SystemVerbOf<L>>(tx: Tx, verb: V, key: Key) =>
      allowSystem(verb, await spec.lock(tx, key)),
  };
}
