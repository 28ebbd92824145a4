/**
 * An act is an action in the audit log: `domain.verb`. The moves of a lifecycle are acts; a domain declares its other
 * acts in `<domain>.acts.ts`. The log accepts no other name.
 */
import { type Lifecycle, verbsOf } from './lifecycle.ts';

export type ActOf<Prefix extends string, Verb extends string> = `${Prefix}.${Verb}`;

/** The moves of a table as acts, `booking.cancel`. */
export const actsOf = <const Prefix extends string, Verb extends string>(
  prefix: Prefix,
  table: Lifecycle<string, Verb, string>,
): readonly ActOf<Prefix, Verb>[] => verbsOf(table).map((verb): ActOf<Prefix, Verb> => `${prefix}.${verb}`);
