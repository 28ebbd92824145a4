/** What a domain says of the life of its things, and what the mover answers. */
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type {
  ActorOf,
  AnyLifecycle,
  EndOf,
  OpenVerbOf,
  StartOf,
  StateOf,
  VerbOf,
} from '@nukkad/contract/kernel/lifecycle';
import type { AuditEntry } from '../audit.ts';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import type { PendingEvent } from './pending-event.ts';

/** In which capacity it is done, and who does it; null: the machine. */
export interface By<Actor extends string, Who> {
  readonly kind: Actor;
  readonly who: Who | null;
}

/** A row that may be made by this verb; the store that inserts it asks for it. */
export interface AllowedNew<L extends AnyLifecycle, Row extends object, Verb extends VerbOf<L>, Who> {
  readonly row: Authorized<Row, Verb>;
  readonly verb: Verb;
  readonly by: By<ActorOf<L>, Who>;
}

/** A locked row that may be moved by this verb, now. */
export interface Allowed<L extends AnyLifecycle, Row extends object, Verb extends VerbOf<L>, Who>
  extends AllowedNew<L, Row, Verb, Who> {
  readonly row: Authorized<Row, Verb> & { readonly status: StartOf<L, Verb> };
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

/**
 * Leave to move every row that is due for it, in one statement. `from` belongs into its WHERE clause: a row that has
 * moved on meanwhile stays as it is.
 */
export type ManyRows<L extends AnyLifecycle, Verb extends VerbOf<L>> = Authorized<
  { readonly verb: Verb; readonly from: readonly StartOf<L, Verb>[]; readonly to: EndOf<L, Verb> },
  Verb
>;

/** The same, and in which capacity. */
export interface AllowedMany<L extends AnyLifecycle, Verb extends VerbOf<L>, Who> {
  readonly rows: ManyRows<L, Verb>;
  readonly verb: Verb;
  readonly by: By<ActorOf<L>, Who>;
}

/** Leave to move a whole, for what belongs to it: who moves it answers for its deps. */
export interface AllowedWhole<Actor extends string, Who> {
  readonly row: Authorized<object>;
  readonly by: By<Actor, Who>;
}

/** What is written of a move, besides the change itself. */
export interface RecordSpec<
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Who,
  Detail extends object,
> {
  readonly table: L;
  /** What those concerned can read of it later. */
  readonly timeline?: (tx: Tx, moved: Moved<L, Row, Who, Detail>) => Promise<void>;
  /** Null, or left out for a part: the move of the whole, made with it, is in the log. */
  readonly logged?: (moved: Moved<L, Row, Who, Detail>) => AuditEntry | null;
  /** The events of it; each is named in the table. */
  readonly tells?: (moved: Moved<L, Row, Who, Detail>) => readonly PendingEvent[];
}

/** What a domain says of its things. `Facts`: as much of a row as a policy looks at; a new row has no more. */
export interface TransitionSpec<
  L extends AnyLifecycle,
  Row extends Facts & { readonly status: StateOf<L> },
  Key,
  Who,
  Detail extends object,
  Facts extends object = Row,
> extends RecordSpec<L, Row, Who, Detail> {
  readonly logged: NonNullable<RecordSpec<L, Row, Who, Detail>['logged']>;
  readonly notFound: ErrorFact;
  /** 409; answered with the present state. */
  readonly movedOn: ErrorFact;
  /** 403; left out: the general one. */
  readonly forbidden?: (who: Who, row: Facts, verb: VerbOf<L>) => ErrorFact;
  readonly lock: (tx: Tx, key: Key) => Promise<Row | null>;
  /** Is it this one's business? Others do not learn that it exists. */
  readonly sees: (who: Who, row: Row) => boolean;
  /** Every capacity in which this one can act on it, the narrowest first; the table says which of them may. */
  readonly capacities: (who: Who, row: Facts, verb: VerbOf<L>) => readonly ActorOf<L>[];
  /** The row as it is after the move, with `to` for its status. */
  readonly next: (row: Row, to: StateOf<L>, detail: Detail & { readonly now: Date }) => Row;
  readonly save: (tx: Tx, row: Authorized<Row>, moved: Moved<L, Row, Who, Detail>) => Promise<unknown>;
}

/** Where it ends: named where the table leaves it open. */
type Ending<L extends AnyLifecycle, V extends VerbOf<L>> = [V & OpenVerbOf<L>] extends [never]
  ? { readonly to?: EndOf<L, V> }
  : { readonly to: EndOf<L, V> };

/** What a caller gives of a move. */
export type Making<L extends AnyLifecycle, V extends VerbOf<L>, Detail> = Detail &
  Ending<L, V> & { readonly now: Date };
