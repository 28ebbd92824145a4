/**
 * An act is what the audit log says that somebody did: `domain.verb`. The moves of a life are acts by themselves; a
 * domain names its other acts in `<domain>.acts.ts`. The log takes no other word.
 */
import { type Lifecycle, verbsOf } from './lifecycle.ts';

export type ActOf<Prefix extends string, Verb extends string> = `${Prefix}.${Verb}`;

/** The moves of a table as acts, `booking.cancel`. */
export const actsOf = <const Prefix extends string, Verb extends string>(
  prefix: Prefix,
  table: Lifecycle<string, Verb, string>,
): readonly ActOf<Prefix, Verb>[] => verbsOf(table).map((verb): ActOf<Prefix, Verb> => `${prefix}.${verb}`);
