/**
 * An event is a fact that was committed, on its way to its consumers. Each is declared once, in the `*.noun.ts` of
 * the domain that publishes it: publisher, consumer, socket and documents all read the same object.
 */
import type { Schema } from './schema.ts';
import type { SocketDelivery } from './socket-message.ts';

/** Facts as they lie in a row or a job, before they are checked. */
type StoredFacts = Readonly<Record<string, unknown>>;

/** Facts of an older version as the next one has them; null: they say too little, and no one waits for them any more. */
type Upcast = (facts: StoredFacts) => StoredFacts | null;

export interface AnyEvent {
  /** domain.past_tense, written out, so that it is found by typing it. */
  readonly name: string;
  /** Raised when a field changes its meaning or goes away; a consumer refuses versions that are newer than its own. */
  readonly version: number;
  /** A step for each older version, by its number: rows and jobs of before a deploy carry them. */
  readonly upcasts?: Readonly<Record<number, Upcast>>;
  readonly summary: string;
  /** Ids and what consumers need; nothing personal. */
  readonly facts: Schema;
  /** The recipients on the socket, and their message. Left out: none. */
  readonly tells?: SocketDelivery<never>;
}

/** `Name`: as it is written, so that a table of moves can be compared with it. */
export interface EventSpec<Facts extends object, Name extends string = string> extends AnyEvent {
  readonly name: Name;
  readonly tells?: SocketDelivery<Facts>;
  /** A type only, never a value; a function, so that an event with more fields is not taken for one with fewer. */
  readonly types?: (facts: Facts) => Facts;
}

export type FactsOf<Event> = Event extends EventSpec<infer Facts> ? Facts : never;

interface EventDeclaration<Facts extends Schema> {
  readonly summary: string;
  readonly facts: Facts;
  readonly version?: number;
  readonly upcasts?: AnyEvent['upcasts'];
  readonly tells?: SocketDelivery<Facts['_zod']['output'] & object>;
}

/** `event('booking.closed', { summary, facts: z.object({ … }) })`. */
/*@__NO_SIDE_EFFECTS__*/
export function event<const Name extends `${string}.${string}`, Facts extends Schema>(
  name: Name,
  { version = 1, ...declaration }: EventDeclaration<Facts>,
): EventSpec<Facts['_zod']['output'] & object, Name> {
  return { name, version, ...declaration };
}
