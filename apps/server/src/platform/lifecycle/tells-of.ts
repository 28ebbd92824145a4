import * as z from 'zod/mini';
import type { AnyEvent, FactsOf } from '@nukkad/contract/kernel/event';
import type { ActorOf, AnyLifecycle, StateOf, ToldBy, VerbOf } from '@nukkad/contract/kernel/lifecycle';
import { type PendingEvent, pendingEvent } from './pending-event.ts';
import type { By } from './transition-spec.ts';

type Events = Readonly<Record<string, AnyEvent>>;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What the events that the table tells say, all of them together. */
type Told<L extends AnyLifecycle, E extends Events> = AllOf<
  FactsOf<Extract<E[keyof E], { readonly name: ToldBy<L> }>>
>;

/** Nothing more is asked of events that hold all that the table tells; of others, what the compiler then says is missing. */
type Complete<L extends AnyLifecycle, E extends Events> = [Exclude<ToldBy<L>, E[keyof E]['name']>] extends [
  never,
]
  ? unknown
  : { readonly missing: Exclude<ToldBy<L>, E[keyof E]['name']> };

/** As much of a move as facts can be read from. */
interface ToldMove<L extends AnyLifecycle> {
  readonly verb: VerbOf<L>;
  readonly from: StateOf<L> | null;
  readonly to: StateOf<L>;
  readonly by: By<ActorOf<L>, unknown>;
}

interface AnyMove extends ToldMove<AnyLifecycle> {
  readonly after: object;
}

type Facts = Readonly<Record<string, unknown>>;

const keysOfFacts = ({ name, facts }: AnyEvent): readonly string[] => {
  if (facts instanceof z.ZodMiniObject) return Object.keys(facts.shape);
  throw new Error(`${name} has no list of facts.`);
};

function named(events: Events, table: AnyLifecycle, name: string): AnyEvent {
  const event = Object.values(events).find((one) => one.name === name);
  if (!event) throw new Error(`${table.name} tells ${name}, which is not among the events.`);
  return event;
}

/** The facts that the event declares, of all that is known of the move. */
function told(event: AnyEvent, keys: readonly string[], known: Facts): PendingEvent {
  const facts = Object.fromEntries(keys.flatMap((key) => (key in known ? [[key, known[key]]] : [])));
  const { name, version, summary } = event;
  return pendingEvent<object>({ name, version, summary, facts: event.facts }, facts);
}

/**
 * What each move tells, where its events say no more than the row after it: those that the table names for the move, each
 * with the facts that it declares. `more` adds facts that are no fields of the row. A fact that neither has does not
 * compile, nor does a table that tells what is not among the events.
 */
export function tellsOf<L extends AnyLifecycle, E extends Events>(
  table: L,
  events: E & Complete<L, E>,
): (moved: ToldMove<L> & { readonly after: Told<L, E> }) => readonly PendingEvent[];
export function tellsOf<
  L extends AnyLifecycle,
  E extends Events,
  const More extends Partial<Told<L, E>>,
  Moved extends ToldMove<L> = ToldMove<L>,
>(
  table: L,
  events: E & Complete<L, E>,
  more: (moved: Moved) => More,
): (moved: Moved & { readonly after: Omit<Told<L, E>, keyof More> }) => readonly PendingEvent[];
export function tellsOf(
  table: AnyLifecycle,
  events: Events,
  more: (moved: AnyMove) => object = () => ({}),
): object {
  const tells = new Map(
    Object.entries(table.moves).map(([verb, { tells: names = [] }]) => [
      verb,
      names.map((name) => {
        const event = named(events, table, name);
        return { event, keys: keysOfFacts(event) };
      }),
    ]),
  );
  return (moved: AnyMove): readonly PendingEvent[] =>
    (tells.get(moved.verb) ?? []).map(({ event, keys }) =>
      told(event, keys, { ...moved.after, ...more(moved) }),
    );
}
