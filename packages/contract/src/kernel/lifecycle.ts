/**
 * A life is a table, kept once: verb, from, to, by. The server asks it before it moves a row, the screen
 * asks it before it shows a button, and a test walks every cell of it.
 */
export interface Move<State extends string, Actor extends string> {
  /** The states it may start from; null: the thing does not exist yet. */
  readonly from: readonly (State | null)[];
  /** Where it ends; several where a guard decides between them. */
  readonly to: readonly State[];
  readonly by: readonly Actor[];
  /** Why, and what must hold. */
  readonly why: string;
}

export interface Lifecycle<State extends string, Verb extends string, Actor extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly moves: Readonly<Record<Verb, Move<State, Actor>>>;
}

/** Declares a lifecycle; the compiler checks that every move names declared states and actors. */
export function lifecycle<
  const State extends string,
  const Actor extends string,
  const Moves extends Record<string, Move<State, Actor>>,
>(table: {
  readonly name: string;
  readonly states: readonly State[];
  readonly actors: readonly Actor[];
  readonly moves: Moves;
}): Lifecycle<State, keyof Moves & string, Actor> {
  return table;
}

/** May `verb` be made from `state`, whoever asks? */
export function canMove<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
  verb: V,
  state: S | null,
): boolean {
  return table.moves[verb].from.includes(state);
}

/** May this actor ever make this move, whatever the state? */
export function mayActor<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
  verb: V,
  actor: A,
): boolean {
  return table.moves[verb].by.includes(actor);
}

/** The verbs of a table, as a list with at least one. */
export function verbsOf<S extends string, V extends string, A extends string>(
  table: Lifecycle<S, V, A>,
): readonly V[] {
  return Object.keys(table.moves) as V[];
}
