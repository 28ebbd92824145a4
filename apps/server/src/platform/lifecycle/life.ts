/**
 * One mover for everything that has a life. A domain says what is its own: how a row is locked and saved, who sees it, in
 * which capacities somebody acts on it, what the log calls it. The order is the same for all: lock, see (404), who (403),
 * when (409 with the present state), change, timeline, audit, event.
 */
import type { Act } from '@nukkad/contract/acts';
import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  type ActorOf,
  type AnyLifecycle,
  type EndOf,
  type OpenVerbOf,
  type StateOf,
  type SystemVerbOf,
  type VerbOf,
  actingAs,
  canMove,
  mayActor,
} from '@nukkad/contract/kernel/lifecycle';
import { type AuditActor, audit } from '../audit.ts';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import type { Told } from './told.ts';

/** In which capacity it is done, and who does it; null: the machine. */
export interface By<Actor extends string, Who> {
  readonly kind: Actor;
  readonly who: Who | null;
}

/** A locked row that may be moved by this verb, now. */
export interface Allowed<Row extends object, Verb extends string, Actor extends string, Who> {
  readonly row: Authorized<Row, Verb>;
  readonly verb: Verb;
  readonly by: By<Actor, Who>;
}

/** A move that is being made. */
export interface Moved<L extends AnyLifecycle, Row extends object, Who, Detail> {
  readonly verb: VerbOf<L>;
  readonly from: StateOf<L> | null;
  readonly to: StateOf<L>;
  readonly before: Row;
  readonly after: Authorized<Row>;
  readonly by: By<ActorOf<L>, Who>;
  readonly now: Date;
  readonly detail: Detail;
}

/** What a domain says of its things. */
export interface LifeSpec<
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Key,
  Who,
  Detail extends object,
> {
  readonly table: L;
  readonly notFound: ErrorFact;
  /** 409; answered with the present state. */
  readonly movedOn: ErrorFact;
  /** 403; left out: the general one. */
  readonly forbidden?: (verb: VerbOf<L>) => ErrorFact;
  readonly lock: (tx: Tx, key: Key) => Promise<Row | null>;
  /** Is it this one's business? Others do not learn that it exists. */
  readonly sees: (who: Who, row: Row) => boolean;
  /** Every capacity in which this one can act on it, the narrowest first; the table says which of them may. */
  readonly capacities: (who: Who, row: Row, verb: VerbOf<L>) => readonly ActorOf<L>[];
  /** The row as it is after the move, with `to` for its status. */
  readonly next: (row: Row, to: StateOf<L>, detail: Detail & { readonly now: Date }) => Row;
  readonly save: (tx: Tx, row: Authorized<Row>, moved: Moved<L, Row, Who, Detail>) => Promise<unknown>;
  /** What those concerned can read of it later. */
  readonly timeline?: (tx: Tx, moved: Moved<L, Row, Who, Detail>) => Promise<void>;
  readonly logged: (moved: Moved<L, Row, Who, Detail>) => AuditActor & {
    readonly action: Act;
    readonly subjectKind: string;
    readonly subjectId: string;
    readonly detail?: Readonly<Record<string, unknown>>;
  };
  /** The events of it; each is named in the table. */
  readonly tells?: (moved: Moved<L, Row, Who, Detail>) => readonly Told[];
}

/** Where it ends: named where the table leaves it open. */
type Ending<L extends AnyLifecycle, V extends VerbOf<L>> = [V & OpenVerbOf<L>] extends [never]
  ? { readonly to?: EndOf<L, V> }
  : { readonly to: EndOf<L, V> };

/** What a caller gives of a move. */
export type Making<L extends AnyLifecycle, V extends VerbOf<L>, Detail> = Detail &
  Ending<L, V> & { readonly now: Date };

/** The mover of one kind of thing. */
export function life<
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Key,
  Who,
  Detail extends object,
>(spec: LifeSpec<L, Row, Key, Who, Detail>) {
  const { table } = spec;
  type Permit<V extends VerbOf<L>> = Allowed<Row, V, ActorOf<L>, Who>;

  function seen(who: Who, row: Row | null): Row {
    return row && spec.sees(who, row) ? row : refuse(spec.notFound);
  }

  /** Of a row that is locked already: 404, 403 or 409 unless it may be moved so. */
  function allow<V extends VerbOf<L>>(who: Who, verb: V, locked: Row | null): Permit<V> {
    const row = seen(who, locked);
    const kind = actingAs(table, verb, spec.capacities(who, row, verb));
    if (kind === null) return refuse(spec.forbidden?.(verb) ?? kernelErrors.forbidden);
    refuseUnlessNow(verb, row);
    return { row: row as Authorized<Row, V>, verb, by: { kind, who } };
  }

  function refuseUnlessNow(verb: VerbOf<L>, row: Row): void {
    if (!canMove(table, verb, row.status)) refuse(spec.movedOn, { present: row.status });
  }

  /**
   * For consumers and timers, which look again at the row: null when it has moved on and nothing is to be done. 403 for a
   * move that is not the machine's.
   */
  function allowSystem<V extends SystemVerbOf<L>>(verb: V, row: Row | null): Permit<V> | null {
    if (!mayActor(table, verb, 'System')) return refuse(kernelErrors.forbidden);
    if (!row || !canMove(table, verb, row.status)) return null;
    return { row: row as Authorized<Row, V>, verb, by: { kind: 'System', who: null } };
  }

  /** The end that the caller named, or the only one. Anything else is a mistake of ours. */
  function endOf(verb: VerbOf<L>, named: StateOf<L> | undefined): StateOf<L> {
    const ends = table.moves[verb]?.to ?? [];
    const to = named ?? (ends.length === 1 ? ends[0] : undefined);
    if (to === undefined || !ends.includes(to))
      throw new Error(`${table.name}.${verb} cannot end as ${String(to)}.`);
    return to;
  }

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
    { row, verb, by }: Permit<V>,
    making: Making<L, V, Detail>,
  ): Promise<Authorized<Row, V>> {
    const to = endOf(verb, making.to);
    const after = spec.next(row, to, making) as Authorized<Row, V>;
    const { now } = making;
    const moved = { verb, from: row.status, to, before: row, after, by, now, detail: making };
    await spec.save(tx, after, moved);
    await record(tx, moved);
    return after;
  }

  /** A row that is to be made by this verb: 403 for who may not. The store that inserts it asks for the answer. */
  function allowNew<V extends VerbOf<L>>(who: Who, verb: V, row: Row): Permit<V> {
    const kind = actingAs(table, verb, spec.capacities(who, row, verb));
    if (kind === null) return refuse(spec.forbidden?.(verb) ?? kernelErrors.forbidden);
    if (!canMove(table, verb, null)) throw new Error(`${table.name}.${verb} begins nothing.`);
    endOf(verb, row.status);
    return { row: row as Authorized<Row, V>, verb, by: { kind, who } };
  }

  /** Timeline, audit and events of a row that was just inserted. */
  async function begin<V extends VerbOf<L>>(
    tx: Tx,
    { row, verb, by }: Permit<V>,
    detail: Detail & { readonly now: Date },
  ): Promise<void> {
    const { now } = detail;
    await record(tx, { verb, from: null, to: row.status, before: row, after: row, by, now, detail });
  }

  return {
    table,
    allowNew,
    begin,
    /** 404 unless it is there and this one's business. */
    seen,
    allow,
    allowSystem,
    move,
    /** Locks it, and then as `allow`. */
    lockTo: async <V extends VerbOf<L>>(tx: Tx, who: Who, verb: V, key: Key) =>
      allow(who, verb, await spec.lock(tx, key)),
    /** Locks it, and then as `allowSystem`. */
    lockForSystem: async <V extends SystemVerbOf<L>>(tx: Tx, verb: V, key: Key) =>
      allowSystem(verb, await spec.lock(tx, key)),
  };
}
