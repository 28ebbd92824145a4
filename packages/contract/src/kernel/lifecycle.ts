import { keysOf, recordOf } from './record.ts';

/**
 * A life is a table, kept once: verb, from, to, by, and what follows. The server asks it before it moves a row, the
 * screen asks it before it shows a button, and a test walks every cell of it.
 */
export interface Move<State extends string, Actor extends string> {
  /** The states it may start from; null: the thing does not exist yet. */
  readonly from: readonly (State | null)[];
  /** The end states; with several, the caller names one. */
  readonly to: readonly State[];
  readonly by: readonly Actor[];
  /** Why, and what must hold. */
  readonly why: string;
  /** Events that it may publish, by name; the mover publishes no other. */
  readonly tells?: readonly string[];
  /** What will be done at a later time because of it: names of timers and of jobs that come round by the clock. */
  readonly times?: readonly string[];
}

type Moves<State extends string, Verb extends string, Actor extends string> = Readonly<
  Record<Verb, Move<State, Actor>>
>;

/** Each verb by its own name; made so that a tool leads from a use to the move in the table, and back. */
export type VerbNames<Written> = { readonly [V in keyof Written]: V };

/** `Written`: each move as the table declares it, with its own ends and actors. */
export interface Lifecycle<
  State extends string,
  Verb extends string,
  Actor extends string,
  Written = unknown,
> {
  readonly name: string;
  readonly states: readonly State[];
  readonly moves: Moves<State, Verb, Actor>;
  /** `bookingLifecycle.verb.cancel` in place of a text. */
  readonly verb: VerbNames<Written>;
  /** A type only, never a value. */
  readonly types?: Written;
}

export type AnyLifecycle = Lifecycle<string, string, string, object>;
export type StateOf<L extends AnyLifecycle> = L['states'][number];
export type VerbOf<L extends AnyLifecycle> = keyof L['moves'] & string;
export type ActorOf<L extends AnyLifecycle> = L['moves'][VerbOf<L>]['by'][number];

type WrittenMove<L extends AnyLifecycle, V> = V extends keyof NonNullable<L['types']>
  ? NonNullable<L['types']>[V]
  : never;

/** Where this verb may end. */
export type EndOf<L extends AnyLifecycle, V extends VerbOf<L>> =
  WrittenMove<L, V> extends { readonly to: readonly (infer End)[] } ? End & StateOf<L> : never;

/** The states before this verb, once the row exists. */
export type StartOf<L extends AnyLifecycle, V extends VerbOf<L>> =
  WrittenMove<L, V> extends { readonly from: readonly (infer Start)[] } ? Start & StateOf<L> : never;

/** The verbs with several end states: the caller of such a move names one. */
export type OpenVerbOf<L extends AnyLifecycle> = {
  [V in VerbOf<L>]: WrittenMove<L, V> extends { readonly to: readonly [string] } ? never : V;
}[VerbOf<L>];

/** The names of the events that its moves tell. */
export type ToldBy<L extends AnyLifecycle> = {
  [V in VerbOf<L>]: WrittenMove<L, V> extends { readonly tells: readonly (infer Name)[] } ? Name : never;
}[VerbOf<L>];

/** The verbs that may be made without a person. */
export type SystemVerbOf<L extends AnyLifecycle> = {
  [V in VerbOf<L>]: WrittenMove<L, V> extends { readonly by: readonly (infer Actor)[] }
    ? 'System' extends Actor
      ? V
      : never
    : never;
}[VerbOf<L>];

/** Declares a lifecycle; the compiler checks that every move names declared states and actors. */
/*@__NO_SIDE_EFFECTS__*/
export function lifecycle<
  const State extends string,
  const Actor extends string,
  const Written extends Record<string, Move<State, Actor>>,
>(table: {
  readonly name: string;
  readonly states: readonly State[];
  readonly actors: readonly Actor[];
  readonly moves: Written;
}): Lifecycle<State, keyof Written & string, Actor, Written> {
  const verb = recordOf(keysOf<string>(table.moves), (name) => name) as VerbNames<Written>;
  return { ...table, verb };
}

/** May `verb` be made from `state`, regardless of the actor? */
export function canMove<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
  verb: V,
  state: S | null,
): boolean {
  return table.moves[verb].from.includes(state);
}

/** True if this actor may ever make this move, in some state. */
export function mayActor<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
  verb: V,
  actor: A,
): boolean {
  return table.moves[verb].by.includes(actor);
}

/** Of the capacities of an actor, the first in which this move may be made; null: in none. */
export function actingAs<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
  verb: V,
  capacities: readonly A[],
): A | null {
  return capacities.find((one) => mayActor(table, verb, one)) ?? null;
}

/** The verbs of a table, as a list with at least one. */
export function verbsOf<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
): readonly V[] {
  return keysOf(table.moves);
}
